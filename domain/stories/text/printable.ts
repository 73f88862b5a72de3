/**
 * The letters that the PDF's fonts have, as ranges of code points in base 36. `server/stories/book/type-case.test.ts`
 * compares it with the fonts and, when they change, prints the new value.
 */
export const printableRanges =
  'x-am b3 b6 bk-bl bz-c0 ck-d8 di-dj dm-dn e2-ez fe-fh fk-fn fr gh gp gx jd-jg ji-jj jq-jw ka kc-kd ok-ol oq ' +
  'ou p0-r2 rb-rl sh-un up-v3 v6-v7 ve-vf wg-wj wm-wn wq-wr wy-wz xa-xd xm-xn yg-yh yw-yx 1s4-1vj 5oz-5py ' +
  '5xk-5xl 5xo-5xr 5xw-5xz 5y4-5y5 5y8-5y9 5yc-5yd 5yi-5yj 5ym-5yn 5yu-5yz 5z6-5zd 5zg-5zn 5zu-609 60c-60f ' +
  '60o-60r 60w-611 61a-61b 61e-61f 61j 61q 61s-649 64g-6bi 6c3-6c4 6c8-6ca 6cc-6ce 6cg 6ci 6cm 6cy-6cz 6d5-6d6 ' +
  '6d8 6dg 6dl 6g1 6g3-6g4 6g6-6g7 6g9 6gb-6ge 6gh-6gi 6gk-6gl 6go-6gq 6gs-6gt 6j7 6ja 6jm 6k9 6lc-6mb 6md-6mg ' +
  '6mi-6mx 6nd-6ne 6nj 6p2-6pc 6pf 6qa 6qd 6qg-6qh 6u1 6v8-6va 6ww-6xb 6xd-6xk 6xm-6xr 6xu-6yd 70b-710 712-716 ' +
  '71r 726-72z 736-752 75s-7b3 7fk-7un 7wg-83j 84h-84i 850-851 875 88v 8a3 8hs-8i5 8ia-8j3 8jx-8lx 8lz-8ot 8ov ' +
  '9io 9j1 9zr 9zt fcw-fen x80-x89 xde-xdq 1etc-1eyk 1f4x-1f5n 1heo-1hfi 1jwg-1jwp 2k74-2kc8 2pz4-2qdb ' +
  '2qdd-2qde 2qe2 2qen 2qeq-2qey 2qfk-2qfl 2qkg-2rg6 2rgb-2rox 2rr4-2s0j 2s0w-2say 2sc0-2sc9';

let printable: readonly (readonly [first: number, last: number])[] | undefined;

/** Whether the book's fonts have a letter. Spaces, combining marks and control characters always pass. */
function isPrintable(letter: string): boolean {
  if (/[\p{C}\p{Z}\p{M}]/u.test(letter)) return true;
  printable ??= printableRanges.split(' ').map((range) => {
    const [first = '', last = first] = range.split('-');
    return [Number.parseInt(first, 36), Number.parseInt(last, 36)] as const;
  });
  const code = letter.codePointAt(0) ?? 0;
  return printable.some(([first, last]) => first <= code && code <= last);
}

/** The letters that a PDF of this text would lack, each once, at most `most`: shown before the book is made. */
export function unprintable(text: string, most = 20): string[] {
  const letters = new Set(text.normalize('NFC'));
  return [...letters].filter((letter) => !isPrintable(letter)).slice(0, most);
}
