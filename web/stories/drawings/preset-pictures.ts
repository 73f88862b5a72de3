/** The pictures that the illustrator drew at build time, by file name. */
const files = import.meta.glob<string>('../../.art/{characters,settings}/*.svg', { eager: true, import: 'default' });

/** Returns the address of a preset's picture; undefined for one that is drawn on demand. */
export function presetPicture(kind: 'characters' | 'settings', name: string): string | undefined {
  return files[`../../.art/${kind}/${name}.svg`];
}
