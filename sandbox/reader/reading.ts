import { judge } from './judge.ts';

type Asked = { id?: unknown; kind?: unknown; wish?: unknown; before?: unknown; text?: unknown; fears?: unknown };

/** The question between <reading> tags in the last of these texts that has one, or undefined. */
export function readQuestion(texts: readonly string[]): Asked | undefined {
  const block = texts.map((text) => /<reading>([\s\S]*?)<\/reading>/.exec(text)?.[1]).findLast(Boolean);
  if (!block) return undefined;
  try {
    return JSON.parse(block) as Asked;
  } catch {
    return undefined;
  }
}

const listOf = (value: unknown): string[] => [value ?? []].flat().map(String);

/** The structured answer to a question, in the form that the product's prompt asks for. */
export function structuredAnswer(asked: Asked): string {
  const fields: [string, string][] =
    asked.kind === 'wish' && typeof asked.wish === 'object' && asked.wish !== null
      ? Object.entries(asked.wish).map(([field, said]) => [field, listOf(said).join('; ')])
      : [['', String(asked.text ?? '')]];
  for (const [field, said] of fields) {
    // Of several entries the one that decides it is quoted, if one does.
    for (const each of [...said.split('; '), said]) {
      const found = field === 'avoid' ? ordersIn(each) : judge(each);
      if (found.verdict === 'unfit') return JSON.stringify({ id: asked.id, ...found, field });
    }
  }
  const all = judge(
    fields
      .filter(([field]) => field !== 'avoid')
      .map(([, said]) => said)
      .join(', '),
  );
  if (all.verdict === 'unfit') return JSON.stringify({ id: asked.id, ...all, field: '' });
  return JSON.stringify({ id: asked.id, verdict: 'fit', reason: '', sentence: '', field: '' });
}

const orders =
  /(?:^|[.;:!,]\s*|\b(?:but|and|instead|then|pero|luego|entonces|sino|y)\s+)(?:please |por favor )?(?:ignore|write|describe|tell|make|include|add|show|say|use|put|give|forget|ignora|escribe|cuenta|describe|haz|incluye|agrega|pon|muestra|di|olvida|dale)\b|\binstructions?\b|\binstrucciones\b|\bsystem\b|\bverdict\b|\bveredicto\b/i;

/** A fear names a thing; an instruction to the writer is not a fear, so it is unfit. */
function ordersIn(said: string) {
  return orders.test(said)
    ? ({ verdict: 'unfit', reason: 'other', sentence: said } as const)
    : ({ verdict: 'fit' } as const);
}
