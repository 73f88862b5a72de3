/** What the illustrator drew while the pages were built, by the names of its files. */
const files = import.meta.glob<string>('../../.art/{characters,settings}/*.svg', { eager: true, import: 'default' });

/** The address of a preset's picture, or undefined for what is drawn when it is needed. */
export function presetPicture(kind: 'characters' | 'settings', name: string): string | undefined {
  return files[`../../.art/${kind}/${name}.svg`];
}
