/** The fields that tell servers not to reason before they answer; `none` sends no such field. */
export const thinkingWays = {
  /** DeepSeek. */
  thinking: { thinking: { type: 'disabled' } },
  /** OpenAI, Ollama, LM Studio. */
  reasoning_effort: { reasoning_effort: 'none' },
  /** llama.cpp, vLLM and others that fill a chat template. */
  chat_template_kwargs: { chat_template_kwargs: { enable_thinking: false } },
  /** OpenRouter. */
  reasoning: { reasoning: { enabled: false } },
  none: {},
} as const;
export type ThinkingWay = keyof typeof thinkingWays;

/** Which fields of a chat completion a server accepts, where servers differ. */
export type ChatDialect = {
  thinking: ThinkingWay;
  /** It reasons all the same, so an answer needs room and time for that. */
  thinks: boolean;
  /** Whether it accepts the field that asks for the count of tokens. */
  usage: boolean;
  limit: 'max_tokens' | 'max_completion_tokens' | 'none';
  /** Whether one JSON object may be asked for by a field; the prompt does so in any case. */
  json: boolean;
  /** Undefined = the model's own, which its makers know best. */
  temperature?: number;
};

const common = { thinks: false, usage: true, limit: 'max_tokens', json: true } as const;

/** The dialects of servers that are known without asking them. */
export const chatDialects = {
  deepseek: { ...common, thinking: 'thinking', temperature: 1.3 },
  openai: { ...common, thinking: 'reasoning_effort', limit: 'max_completion_tokens' },
  openrouter: { ...common, thinking: 'reasoning' },
  ollama: { ...common, thinking: 'reasoning_effort' },
  llamacpp: { ...common, thinking: 'chat_template_kwargs' },
  vllm: { ...common, thinking: 'chat_template_kwargs' },
  lmstudio: { ...common, thinking: 'none', json: false },
} as const satisfies Record<string, ChatDialect>;
export type ChatDialectName = keyof typeof chatDialects;

/** Returns the dialect; undefined if the server has to be asked: for `auto`, except at DeepSeek's own address. */
export function knownDialect(name: ChatDialectName | 'auto', baseUrl: string): ChatDialect | undefined {
  if (name !== 'auto') return chatDialects[name];
  return new URL(baseUrl).hostname === 'api.deepseek.com' ? chatDialects.deepseek : undefined;
}

/** A server's reply to one question: its refusal, or whether it reasoned first. */
export type Tried = { refused: string } | { thought: boolean };

/**
 * Finds a server's dialect with a small question, asked once if it accepts what most servers accept. A refused
 * field is left out or sent in another way; if the refusal names no field, they are left out one after the
 * other. `ask` throws failures that no other field would fix. Undefined = the server refuses every request.
 */
export async function learnDialect(
  ask: (dialect: ChatDialect) => Promise<Tried>,
  first: ChatDialect = { ...common, thinking: 'thinking' },
): Promise<ChatDialect | undefined> {
  const untried = new Set(Object.keys(thinkingWays) as ThinkingWay[]);
  let dialect = first;
  let thinksUnlessTold = false;
  // Every turn removes an option; the bound is for a server that contradicts itself.
  for (let turn = 0; turn < 14; turn += 1) {
    const tried = await ask(dialect);
    untried.delete(dialect.thinking);
    if ('refused' in tried) {
      const field = refusedField(tried.refused, dialect);
      if (!field) return undefined;
      dialect = without(field, dialect);
      if (field === 'thinking' && thinksUnlessTold) dialect = { ...dialect, thinking: nextWay(untried) };
    } else if (!tried.thought) {
      return dialect;
    } else {
      thinksUnlessTold = true;
      if (untried.size === 0 || (untried.size === 1 && untried.has('none'))) {
        return { ...dialect, thinking: 'none', thinks: true };
      }
      dialect = { ...dialect, thinking: nextWay(untried) };
    }
  }
  return undefined;
}

type Field = 'thinking' | 'usage' | 'json' | 'limit';

function nextWay(untried: ReadonlySet<ThinkingWay>): ThinkingWay {
  return [...untried].find((way) => way !== 'none') ?? 'none';
}

function without(field: Field, dialect: ChatDialect): ChatDialect {
  switch (field) {
    case 'thinking':
      return { ...dialect, thinking: 'none' };
    case 'usage':
      return { ...dialect, usage: false };
    case 'json':
      return { ...dialect, json: false };
    case 'limit':
      return { ...dialect, limit: dialect.limit === 'max_tokens' ? 'max_completion_tokens' : 'none' };
  }
}

/** Returns the field that a refusal names, else the one that the fewest servers know. */
function refusedField(refusal: string, { thinking, usage, json, limit }: ChatDialect): Field | undefined {
  const sent: [Field, string | undefined][] = [
    ['thinking', thinking === 'none' ? undefined : thinking],
    ['usage', usage ? 'stream_options' : undefined],
    ['json', json ? 'response_format' : undefined],
    ['limit', limit === 'none' ? undefined : limit],
  ];
  const there = sent.filter(([, name]) => name !== undefined);
  const named = there.find(([, name]) => new RegExp(`(?<![a-z_])${name}(?![a-z_])`).test(refusal));
  return (named ?? there[0])?.[0];
}
