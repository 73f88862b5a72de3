/** The page of a book on its screen: at most 600 px high (STORY-11), and never higher than what is in sight below its tools. */
export const pageFrame = 'h-[min(600px,max(18rem,calc(100dvh-12.5rem)))] rounded-xl shadow-lifted';

/** A cover stands before its story whole, as wide as its height lets it be: four to three, as it is drawn. */
export const coverLook =
  'mx-auto mb-8 block aspect-[4/3] w-[min(100%,calc(min(22rem,46dvh)*4/3))] rounded-lg bg-raised object-cover';
