/** How many frames cards may take to come or go. */
const frames = 30;

/** Returns the story that takes the place of those that go: the next one that stays, else the one before. */
export function storyBeside<Id extends string>(stories: readonly { id: Id }[], going: readonly Id[]): Id | undefined {
  const first = stories.findIndex(({ id }) => going.includes(id));
  const stay = ({ id }: { id: Id }) => !going.includes(id);
  return (stories.slice(first).find(stay) ?? stories.slice(0, Math.max(first, 0)).findLast(stay))?.id;
}

const card = (id: string) => `[data-story="${CSS.escape(id)}"]`;

/**
 * Focuses the link of the card of a story or draft on the shelf as soon as it is drawn, and those that go are not any
 * more: the others are drawn anew then. Without a story it focuses the page's heading.
 */
export async function focusCard(id: string | undefined, going: readonly string[] = []): Promise<void> {
  const wanted = id === undefined ? '#main h1' : `${card(id)} :is(h2, h3) a`;
  for (let frame = 0; frame < frames; frame++) {
    const element = document.querySelector<HTMLElement>(wanted);
    const settled = frame === frames - 1 || !going.some((each) => document.querySelector(card(each)));
    if (element && settled) {
      // What the heading begins is seen with it: the list that was scrolled through is gone.
      if (id === undefined) window.scrollTo(0, 0);
      element.focus({ preventScroll: id === undefined });
      return;
    }
    await new Promise(requestAnimationFrame);
  }
}
