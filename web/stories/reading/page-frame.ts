/** The page of a book on its screen: as high as what is in sight below its tools. (The page that is being written keeps its 600 px, STORY-11.) */
export const pageFrame =
  'h-[max(18rem,calc(100dvh-11rem))] rounded-xl shadow-lifted lg:h-[max(18rem,calc(100dvh-9.75rem))]';

/** The same where its pages are turned: what turns them is in sight below it. */
export const leavesFrame =
  'h-[max(18rem,calc(100dvh-15rem))] rounded-xl shadow-lifted lg:h-[max(18rem,calc(100dvh-13.75rem))]';

/** A cover stands before its story whole, as wide as its height lets it be: four to three, as it is drawn. */
export const coverLook =
  'mx-auto mb-8 block aspect-[4/3] w-[min(100%,calc(min(22rem,46dvh)*4/3))] rounded-lg bg-raised object-cover';
