/** "La abuela Rosa", "The neighbour", "Mi tío": a first word that is a capital only because it begins the name. */
const opening = /^(El|La|Los|Las|Mi|Mis|Tu|Nuestr[ao]s?|The|My|Our)(?=\s+\p{Ll})/u;

/** Returns a name for use inside a sentence: "Leído por la abuela Rosa". A name such as "La Rosa" stays as it is. */
export const nameInSentence = (name: string): string => name.replace(opening, (word) => word.toLowerCase());
