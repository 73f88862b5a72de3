import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { opensTall } from '#domain/stories/text/opens-tall.ts';
import { isPartHeading } from '#domain/stories/text/pages.ts';
import { typesetTitle } from '#domain/stories/text/typography.ts';
import { escapeXml, withoutControls } from '../../platform/xml.ts';
import { type Book, bookWords, isPartOfChapter, linesOfDedication } from './book.ts';
import { titledCover } from './titled-cover.ts';

const style = `body { font-family: Georgia, serif; line-height: 1.6; margin: 0 4%; }
h1 { text-align: center; line-height: 1.2; text-wrap: balance; }
p { margin: 0; text-indent: 1.2em; text-wrap: pretty; }
p.first, p.plain { text-indent: 0; }
h2, h3 { text-align: center; font-size: 1em; font-weight: 600; line-height: 1.3; text-wrap: balance; margin: 1.6em 0 0.8em; break-after: avoid; }
p.first::first-letter { font-size: 2.6em; line-height: 1; color: #a85a10; }
.title { margin-top: 25%; text-align: center; }
.title p { text-indent: 0; font-style: italic; margin-top: 1.5em; }
.cover { margin: 0; text-align: center; }
.cover img { max-width: 100%; max-height: 100vh; }
figure { margin: 1.5em 0; text-align: center; break-inside: avoid; }
figure img { max-width: 100%; border-radius: 0.5em; }
figcaption { text-wrap: balance; font-size: 0.8em; font-style: italic; margin-top: 0.4em; }
.-epub-media-overlay-active { background-color: #ffe7b3; color: #2a1c05; }
.end { text-align: center; text-indent: 0; font-style: italic; margin-top: 2em; }
`;

/** The sound of a book: one MP3, and where in it each sentence is read; places refer to the book's paragraphs. */
export type BookSound = {
  mp3: Uint8Array;
  seconds: number;
  narrator: string;
  sentences: readonly { paragraph: number; start: number; end: number; from: number; to: number }[];
};

/**
 * Returns a story as an EPUB 3 book: cover, title page with its dedication, the story with its pictures, contents,
 * and the metadata that e-readers and screen readers need. With `sound` its sentences are read aloud and
 * highlighted (media overlays).
 */
export async function writeEpub(book: Book, sound: BookSound | null = null): Promise<Buffer> {
  const words = bookWords[book.language];
  const zip = new yazl.ZipFile();
  // Readers recognise the file by its first bytes, so this entry is stored first and without extra fields.
  const at = { mtime: book.madeAt, forceDosTimestamp: true };
  const add = (name: string, data: string | Uint8Array, compress = true) =>
    zip.addBuffer(Buffer.from(data as string), name, { ...at, compress });
  add('mimetype', 'application/epub+zip', false);
  add('META-INF/container.xml', container);
  add('OEBPS/content.opf', packageOf(book, sound));
  add('OEBPS/nav.xhtml', page(book, words.contents, navOf(book), ' xmlns:epub="http://www.idpf.org/2007/ops"'));
  add('OEBPS/style.css', style);
  add(
    'OEBPS/cover.xhtml',
    page(book, words.cover, `<div class="cover"><img src="cover.jpg" alt="${escapeXml(titleOf(book))}"/></div>`),
  );
  add('OEBPS/title.xhtml', page(book, titleOf(book), titlePage(book)));
  add('OEBPS/story.xhtml', page(book, titleOf(book), storyOf(book, sound)));
  add('OEBPS/cover.jpg', await titledCover(book), false);
  for (const [index, { jpeg }] of book.pictures.entries()) add(`OEBPS/picture-${index + 1}.jpg`, jpeg, false);
  if (sound) {
    add('OEBPS/story.smil', overlayOf(sound));
    add('OEBPS/story.mp3', sound.mp3, false);
  }
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream & AsyncIterable<Buffer>);
}

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

function packageOf(book: Book, sound: BookSound | null): string {
  const words = bookWords[book.language];
  const pictures = book.pictures.map((_, index) => `picture-${index + 1}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${words.tag}">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:identifier id="id">urn:uuid:${book.id}</dc:identifier>
    <dc:title>${escapeXml(titleOf(book))}</dc:title>
    <dc:language>${words.tag}</dc:language>
    <dc:creator>Lunatale</dc:creator>
    <dc:date>${book.madeAt.toISOString().slice(0, 10)}</dc:date>
    <meta property="dcterms:modified">${book.madeAt.toISOString().slice(0, 19)}Z</meta>
    <meta property="schema:accessMode">textual</meta>
    <meta property="schema:accessMode">visual</meta>
    <meta property="schema:accessModeSufficient">textual</meta>
    <meta property="schema:accessibilityFeature">alternativeText</meta>
    <meta property="schema:accessibilityFeature">readingOrder</meta>
    <meta property="schema:accessibilityFeature">structuralNavigation</meta>
    <meta property="schema:accessibilityHazard">none</meta>
${sound ? metadataOf(sound) : ''}  </metadata>
  <manifest>
    <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
    <item id="style" href="style.css" media-type="text/css"/>
    <item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
    <item id="title" href="title.xhtml" media-type="application/xhtml+xml"/>
    <item id="story" href="story.xhtml" media-type="application/xhtml+xml"${sound ? ' media-overlay="overlay"' : ''}/>
    <item id="cover-image" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>
${pictures.map((name) => `    <item id="${name}" href="${name}.jpg" media-type="image/jpeg"/>\n`).join('')}${sound ? soundItems : ''}  </manifest>
  <spine>
    <itemref idref="cover"/>
    <itemref idref="title"/>
    <itemref idref="story"/>
  </spine>
</package>
`;
}

/** The duration of the whole and of its one part, the class of the active sentence, and the narrator. */
function metadataOf(sound: BookSound): string {
  return `    <meta property="media:duration" refines="#overlay">${clock(sound.seconds)}</meta>
    <meta property="media:duration">${clock(sound.seconds)}</meta>
    <meta property="media:active-class">-epub-media-overlay-active</meta>
    <meta property="media:narrator">${escapeXml(sound.narrator)}</meta>
    <meta property="schema:accessMode">auditory</meta>
    <meta property="schema:accessibilityFeature">synchronizedAudioText</meta>
`;
}

const soundItems = `    <item id="overlay" href="story.smil" media-type="application/smil+xml"/>
    <item id="sound" href="story.mp3" media-type="audio/mpeg"/>
`;

function overlayOf({ sentences }: BookSound): string {
  const parts = sentences.map(
    ({ from, to }, index) =>
      `<par id="p${index}"><text src="story.xhtml#s${index}"/><audio src="story.mp3" clipBegin="${clock(from)}" clipEnd="${clock(to)}"/></par>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
<body><seq id="story" epub:textref="story.xhtml#whole" epub:type="bodymatter">
${parts.join('\n')}
</seq></body>
</smil>
`;
}

/** Returns seconds as a clock value of SMIL. */
const clock = (seconds: number) => `${seconds.toFixed(3)}s`;

function navOf(book: Book): string {
  const words = bookWords[book.language];
  return `<nav epub:type="toc" role="doc-toc"><h1>${words.contents}</h1><ol>
<li><a href="cover.xhtml">${words.cover}</a></li>
<li><a href="story.xhtml">${escapeXml(titleOf(book))}</a>${chaptersOf(book)}</li>
</ol></nav>`;
}

/** Returns the chapters for the contents, in a series with their parts below them; nothing for a story of one piece. */
function chaptersOf(book: Book): string {
  const chapters: { index: number; parts: number[] }[] = [];
  for (const [index, text] of book.paragraphs.entries()) {
    if (!isPartHeading(text)) continue;
    if (isPartOfChapter(book, index)) chapters.at(-1)?.parts.push(index);
    else chapters.push({ index, parts: [] });
  }
  const link = (index: number) =>
    `<a href="story.xhtml#${chapterId(index)}">${escapeXml(book.paragraphs[index] ?? '')}</a>`;
  const list = (items: string[]) => (items.length === 0 ? '' : `<ol>${items.join('')}</ol>`);
  return list(
    chapters.map(({ index, parts }) => `<li>${link(index)}${list(parts.map((part) => `<li>${link(part)}</li>`))}</li>`),
  );
}

const chapterId = (paragraph: number) => `c${paragraph}`;

function titlePage(book: Book): string {
  const lines = linesOfDedication(book.dedication).map(escapeXml).join('<br/>');
  const dedication = lines === '' ? '' : `<p>${lines}</p>`;
  return `<section class="title"><h1>${headingOf(book)}</h1><p>${bookWords[book.language].subtitle}</p>${dedication}</section>`;
}

function storyOf(book: Book, sound: BookSound | null): string {
  const words = bookWords[book.language];
  const first = book.paragraphs.findIndex((text) => !isPartHeading(text));
  const parts = book.paragraphs.map((text, index) => {
    const pictures = book.pictures.map((picture, at) =>
      picture.paragraph === index
        ? `<figure><img src="picture-${at + 1}.jpg" alt="${words.picture(at + 1)}"/><figcaption>${escapeXml(picture.caption)}</figcaption></figure>`
        : '',
    );
    const spoken = spokenText(text, index, sound);
    const heading = isPartOfChapter(book, index) ? 'h3' : 'h2';
    const line = isPartHeading(text)
      ? `<${heading} id="${chapterId(index)}">${spoken}</${heading}>`
      : `<p${index === first ? ` class="${opensTall(text) ? 'first' : 'plain'}"` : ''}>${spoken}</p>`;
    return line + pictures.join('');
  });
  return `<section${sound ? ' id="whole"' : ''}><h1>${headingOf(book)}</h1>\n${parts.join('\n')}\n<p class="end">${words.end}</p></section>`;
}

/** Returns a paragraph; if it is read aloud, each of its sentences has the id that the overlay names. */
function spokenText(text: string, paragraph: number, sound: BookSound | null): string {
  let html = '';
  let at = 0;
  for (const [index, sentence] of (sound?.sentences ?? []).entries()) {
    if (sentence.paragraph !== paragraph) continue;
    const { start, end } = sentence;
    html += `${escapeXml(text.slice(at, start))}<span id="s${index}">${escapeXml(text.slice(start, end))}</span>`;
    at = end;
  }
  return html + escapeXml(text.slice(at));
}

/** One page of the book. */
function page(book: Book, title: string, body: string, namespaces = ''): string {
  const { tag } = bookWords[book.language];
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml"${namespaces} lang="${tag}" xml:lang="${tag}">
<head><title>${escapeXml(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>
${body}
</body>
</html>
`;
}

/** A title that holds only characters which XML cannot hold still needs a name. */
function titleOf(book: Book): string {
  return withoutControls(book.title).trim() || 'Lunatale';
}

/** Returns the title for a heading: no word of it stands alone on its last line. */
function headingOf(book: Book): string {
  return escapeXml(typesetTitle(titleOf(book), book.language));
}
