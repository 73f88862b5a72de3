import type { StoryLanguage } from '#domain/stories/options.ts';
import { escapeXml } from '../../platform/xml.ts';

export type CatalogEntry = {
  id: string;
  title: string;
  language: StoryLanguage;
  createdAt: string;
  updatedAt: string;
  excerpt: string;
  chapter: { number: number; of: number } | null;
};

type Words = { tag: string; title: string; search: string; chapter: (number: number, of: number) => string };
const words: Record<StoryLanguage, Words> = {
  english: {
    tag: 'en',
    title: 'Our bedtime stories',
    search: 'Search our bedtime stories',
    chapter: (number, of) => `Chapter ${number} of ${of}. `,
  },
  spanish: {
    tag: 'es',
    title: 'Nuestros cuentos para dormir',
    search: 'Buscar en nuestros cuentos',
    chapter: (number, of) => `Capítulo ${number} de ${of}. `,
  },
};

/** The media type of a feed whose entries are books (OPDS 1.2, section 2). */
export const catalogType = 'application/atom+xml;profile=opds-catalog;kind=acquisition';
const searchType = 'application/opensearchdescription+xml';

/**
 * Returns a page of a catalog for e-readers: an acquisition feed of OPDS 1.2 with a cover, a thumbnail and an EPUB for
 * each story. Everything lies below `base`; `self` and `next` are addresses of pages, `site` identifies the catalog.
 */
export function writeCatalog(of: {
  language: StoryLanguage;
  site: string;
  base: string;
  self: string;
  next: string | null;
  updatedAt: string;
  entries: readonly CatalogEntry[];
}): string {
  const { base, self, next, site } = of;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:dcterms="http://purl.org/dc/terms/" xml:lang="${words[of.language].tag}">
  <id>${escapeXml(site)}/my-stories</id>
  <title>${words[of.language].title}</title>
  <updated>${of.updatedAt}</updated>
  <author><name>Lunatale</name><uri>${escapeXml(site)}</uri></author>
  <link rel="self" href="${escapeXml(self)}" type="${catalogType}"/>
  <link rel="start" href="${escapeXml(base)}/catalog.xml" type="${catalogType}"/>
  <link rel="search" href="${escapeXml(base)}/search.xml" type="${searchType}"/>
${next === null ? '' : `  <link rel="next" href="${escapeXml(next)}" type="${catalogType}"/>\n`}${of.entries.map((entry) => entryOf(base, entry)).join('')}</feed>
`;
}

function entryOf(base: string, { id, title, language, createdAt, updatedAt, excerpt, chapter }: CatalogEntry): string {
  const { tag, chapter: chapterOf } = words[language];
  const summary = `${chapter ? chapterOf(chapter.number, chapter.of) : ''}${excerpt}`;
  return `  <entry xml:lang="${tag}">
    <id>urn:uuid:${id}</id>
    <title>${escapeXml(title)}</title>
    <updated>${updatedAt}</updated>
    <published>${createdAt}</published>
    <author><name>Lunatale</name></author>
    <dcterms:language>${tag}</dcterms:language>
    <dcterms:issued>${createdAt.slice(0, 10)}</dcterms:issued>
    <summary type="text">${escapeXml(summary)}</summary>
    <link rel="http://opds-spec.org/image" href="${escapeXml(base)}/covers/${id}.jpg" type="image/jpeg"/>
    <link rel="http://opds-spec.org/image/thumbnail" href="${escapeXml(base)}/covers/${id}-small.jpg" type="image/jpeg"/>
    <link rel="http://opds-spec.org/acquisition" href="${escapeXml(base)}/books/${id}.epub" type="application/epub+zip"/>
  </entry>
`;
}

/** Returns how the catalog is searched (OpenSearch 1.1). */
export function writeSearch(language: StoryLanguage, base: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Lunatale</ShortName>
  <Description>${words[language].search}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <OutputEncoding>UTF-8</OutputEncoding>
  <Url type="${catalogType}" template="${escapeXml(base)}/catalog.xml?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
