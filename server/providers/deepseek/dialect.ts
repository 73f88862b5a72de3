/** The ways in which servers are told not to think aloud first; `none` says nothing about it. */
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

/** Which fields of a chat completion a server takes, where servers differ. */
export type ChatDialect = {
  thinking: ThinkingWay;
  /** It thinks all the same: an answer needs room and time for that. */
  thinks: boolean;
  /** Whether the count of tokens may be asked for. */
  usage: boolean;
  limit: 'max_tokens' | 'max_completion_tokens' | 'none';
  /** Whether one JSON object may be asked for by a field; the prompt does so in any case. */
  json: boolean;
  /** Undefined = the model's own, which its makers know best. */
  temperature?: number;
};

const common = { thinks: false, usage: true, limit: 'max_tokens', json: true } as const;

/** What is known of servers without asking them. */
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

/** `auto` asks the server; DeepSeek's own address needs no question. */
export function knownDialect(name: ChatDialectName | 'auto', baseUrl: string): ChatDialect | undefined {
  if (name !== 'auto') return chatDialects[name];
  return new URL(baseUrl).hostname === 'api.deepseek.com' ? chatDialects.deepseek : undefined;
}

/** What a server said to one question: what it would not take, or whether it thought aloud. */
export type Tried = { refused: string } | { thought: boolean };

/**
 * Finds a server's dialect by asking it something small, once where it takes what most take. A field that it
 * refuses is left out or said in another way; one that it refuses without a name is found by leaving out one
 * after the other. `ask` throws what no other field would mend. Undefined = it refuses whatever is asked.
 */
export async function learnDialect(
  ask: (dialect: ChatDialect) => Promise<Tried>,
  first: ChatDialect = { ...common, thinking: 'thinking' },
): Promise<ChatDialect | undefined> {
  const untried = new Set(Object.keys(thinkingWays) as ThinkingWay[]);
  let dialect = first;
  let thinksUnlessTold = false;
  // Every turn takes something away; the bound is for a server that contradicts itself.
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

/** The field that a refusal names, else the one that fewest servers know. */
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
