type OfASeries = { id: string; chapterOf?: string | null | undefined; chapter: { number: number } | null };

/**
 * The same stories, where chapters that stand together are told from the first on: one book, whatever order the
 * shelf has. What stands between them stays where it is.
 */
export function inReadingOrder<Story extends OfASeries>(stories: readonly Story[]): Story[] {
  const series = ({ chapterOf, id }: Story) => chapterOf ?? id;
  const ordered: Story[] = [];
  let book: Story[] = [];
  const close = () => {
    ordered.push(...book.sort((a, b) => (a.chapter?.number ?? 0) - (b.chapter?.number ?? 0)));
    book = [];
  };
  for (const story of stories) {
    const [first] = book;
    if (first === undefined || story.chapter === null || series(first) !== series(story)) close();
    book.push(story);
  }
  close();
  return ordered;
}
