import { frames } from './frames.ts';

export type Judgement = { verdict: 'fit' } | { verdict: 'unfit'; reason: string; sentence: string };

/**
 * Returns the stand-in's verdict on a text. It understands nothing: it looks for ideas close together, such as a
 * child, a drier and climbing in. It is for trying out the product and does not predict what a model would say.
 */
export function judge(text: string): Judgement {
  // A text has hundreds of windows: first drop the frames whose ideas are nowhere in the text.
  const whole = plainly(text);
  const near = frames.filter(({ all }) => all.every((idea) => idea.test(whole)));
  if (near.length === 0) return { verdict: 'fit' };
  for (const window of windowsOf(text)) {
    const plain = plainly(window);
    for (const { reason, all, unless } of near) {
      if (unless?.test(plain) || !all.every((idea) => idea.test(plain))) continue;
      return { verdict: 'unfit', reason, sentence: window.trim().slice(0, 200) };
    }
  }
  return { verdict: 'fit' };
}

/** Every sentence with the two after it: an idea seldom takes more than three. */
function windowsOf(text: string): string[] {
  const sentences = text.match(/[^.!?…\n]+[.!?…]*["'”’»)]*\s*/g) ?? [text];
  return sentences.map((sentence, index) => sentence + (sentences[index + 1] ?? '') + (sentences[index + 2] ?? ''));
}

const signs: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };
const cyrillic: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  к: 'k',
  т: 't',
};

/** Normalises a text: lower case, no accents, and none of the disguises that a model sees through. */
function plainly(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/[аеорсухікт]/g, (letter) => cyrillic[letter] ?? letter)
    .replace(
      /(?<=\p{L})[013457@$](?=\p{L})|(?<=\p{L}\p{L})[013457@$](?![\d\p{L}])|(?<![\p{L}\d])[013457@$](?=\p{L}\p{L})/gu,
      (sign) => signs[sign] ?? sign,
    )
    .replace(/(?<![\p{L}\d])(?:\p{L}[ .\-_*/·]{1,2}){2,}\p{L}(?![\p{L}\d])/gu, (apart) =>
      apart.replace(/[^\p{L}]/gu, ''),
    )
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[’‘`]/g, "'");
}
