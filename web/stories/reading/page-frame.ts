/** The page of a book on its screen: at most 600 px high (STORY-11), and never higher than what is in sight below its tools. */
export const pageFrame = 'h-[min(600px,max(18rem,calc(100dvh-12.5rem)))] rounded-xl shadow-lifted';
