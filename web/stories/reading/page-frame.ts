/** The book page: as high as the space below the tools, and never higher than what is seen below the product's bar. (A story in the making keeps its 600 px, STORY-11.) */
export const pageFrame =
  'h-[min(max(18rem,calc(100dvh-11rem)),calc(100dvh-5rem))] rounded-xl shadow-lifted lg:h-[min(max(18rem,calc(100dvh-9.75rem)),calc(100dvh-5rem))]';

/**
 * The same for turned pages, with room for the page buttons below, and for a bar (`--bar`) under which no line hides. What
 * stands below the buttons begins below the window's edge.
 */
export const leavesFrame =
  'h-[min(max(18rem,calc(100dvh-15.25rem-var(--bar))),max(8rem,calc(100dvh-9rem)))] rounded-xl shadow-lifted lg:h-[min(max(18rem,calc(100dvh-12.75rem-min(var(--bar),8rem))),max(8rem,calc(100dvh-9rem)))]';

/** A cover before its story, shown whole: four to three as it is drawn, as wide as its height allows. */
export const coverLook =
  'mx-auto mb-8 block aspect-[4/3] w-[min(100%,calc(min(22rem,46dvh)*4/3))] rounded-lg bg-raised object-cover';

/** What is offered below the page until the story's end offers it: nothing is there twice (`ReadingPage`). */
export const belowUntilEnd =
  'flex flex-wrap gap-3 in-data-[ended=everywhere]:hidden in-data-[ended=narrow]:max-lg:hidden';
