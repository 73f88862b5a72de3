/**
 * Returns the range of these letters of a paragraph, counted in UTF-16 units; page turns may have parted its text
 * (page-turns.ts).
 */
export function lettersOf(paragraph: Node, start: number, end: number): Range {
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const range = new Range();
  range.selectNodeContents(paragraph);
  let before = 0;
  let begun = false;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const letters = before + text.length;
    if (!begun && start < letters) {
      range.setStart(text, start - before);
      begun = true;
    }
    if (begun && end <= letters) {
      range.setEnd(text, end - before);
      return range;
    }
    before = letters;
  }
  if (!begun) range.collapse(false);
  return range;
}
