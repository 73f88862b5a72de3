/**
 * Loads a language's formats for lists, numbers and dates. The first use takes a slow phone 100 ms, and the browser
 * keeps the result for the whole page; in a worker it blocks no input. The worker's name is the language.
 */
const language = self.name;
new Intl.ListFormat(language);
new Intl.NumberFormat(language);
new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
self.close();
