const bare = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** What tales name as `fears`, and the words for it in both languages. */
const fears: Record<string, RegExp> = {
  dark: /\bdark|oscur|noche\b|\bnight/,
  storm: /storm|thunder|lightning|tormenta|trueno|rayo|relampago|wind\b|viento/,
  water: /water|swim|drown|\bsea\b|agua|nadar|\bmar\b|ahog/,
  heights: /height|high place|falling|altura|caer/,
  dogs: /\bdog|perro/,
  'being-alone': /alone|lost|abandon|\bsol[oa]\b|perd/,
  doctor: /doctor|needle|hospital|injection|medic|aguja|inyec|vacuna/,
  loss: /death|dying|\bdie|died|funeral|muert|morir/,
  noises: /noise|loud|sound|ruido/,
  monsters: /monster|ghost|monstruo|fantasma/,
  insects: /insect|bug|spider|bee|insecto|bicho|arana|abeja/,
};

/** Whether a tale with these fears in it may be told to a child who is to be spared these things. */
export function isSpared(taleFears: readonly string[], avoid: readonly string[]): boolean {
  return !taleFears.some((fear) =>
    avoid.some((said) => fears[fear]?.test(bare(said)) || bare(said).includes(fear.replace('-', ' '))),
  );
}

const small = new Set(
  'the a an of to and or in on no not any el la los las de un una y o en no sin que con'.split(' '),
);

/** Whether one of the things to leave out is named in the text: any of its words, as one or as many. */
export function namesAvoided(text: string, avoid: readonly string[]): boolean {
  const wordsOf = (of: string) => bare(of).split(/[^\p{L}]+/u);
  const left = new Set(
    avoid
      .flatMap(wordsOf)
      .filter((word) => word.length > 2 && !small.has(word))
      .flatMap(forms),
  );
  return left.size > 0 && wordsOf(text).some((word) => forms(word).some((form) => left.has(form)));
}

/** "beetles" is "beetle", "flores" is "flor": a word without the endings that may make it many. */
const forms = (word: string): string[] => [word, word.replace(/s$/, ''), word.replace(/es$/, '')];
