/** "La abuela Rosa", "The neighbour", "Mi tío": what is capital only because somebody began to write with it. */
const opening = /^(El|La|Los|Las|Mi|Mis|Tu|Nuestr[ao]s?|The|My|Our)(?=\s+\p{Ll})/u;

/** A reader's name as it stands within a sentence: "Leído por la abuela Rosa". A name such as "La Rosa" stays as it is. */
export const nameInSentence = (name: string): string => name.replace(opening, (word) => word.toLowerCase());
