import PDFDocument from 'pdfkit';
import { isPartHeading } from '#domain/stories/text/pages.ts';
import { typesetTitle } from '#domain/stories/text/typography.ts';
import { type Book, bookWords, isPartOfChapter, linesOfDedication } from './book.ts';
import { coverSize } from './cover.ts';
import { endsInMargin, type Item, layOut } from './lay-out.ts';
import { fitLines, titleLeading } from './lines.ts';
import { colours, column, page } from './page.ts';
import { caption, captionLeading } from './set-text.ts';
import { createTypeCase, type Setting, type TypeCase } from './type-case.ts';

type Document = PDFKit.PDFDocument;

/** The number of a page of the story (counted from 0), and where it stands at the page's foot. */
export type Folio = (storyPage: number) => { number: number; side: 'left' | 'middle' | 'right' };
const plainFolio: Folio = (storyPage) => ({ number: storyPage + 1, side: 'middle' });

const { night, cream, lamp, ink, soft } = colours;

/**
 * Returns a story as a picture book in PDF (STORY-13): cover, title page with its dedication, the story with its
 * pictures, page numbers. Fonts are embedded; every word and picture is tagged for screen readers, and
 * bookmarks lead to the cover, the story, its chapters and each picture.
 */
export async function writePdf(book: Book, folio: Folio = plainFolio): Promise<Uint8Array> {
  const words = bookWords[book.language];
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    // The types of pdfkit do not know this option yet.
    ...({ subset: 'PDF/UA' } as object),
    tagged: true,
    displayTitle: true,
    lang: words.tag,
    info: { Title: book.title, Author: 'Lunatale', Creator: 'Lunatale', CreationDate: book.madeAt },
  });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));

  const type = createTypeCase(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  coverPage(doc, type, root, book);
  titlePage(doc, type, root, book);
  storyPages(doc, type, root, book, folio);
  root.end();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

type Tag = PDFKit.PDFStructureElement;

function coverPage(doc: Document, type: TypeCase, root: Tag, book: Book): void {
  doc.addPage();
  doc.outline.addItem(bookWords[book.language].cover);
  artifact(doc, () => doc.rect(0, 0, page.width, page.height).fill(night));
  const height = (page.width * coverSize.height) / coverSize.width;
  const figure = doc.struct('Figure', { alt: bookWords[book.language].cover });
  root.add(figure);
  tag(doc, figure, 'Figure', () => doc.image(Buffer.from(book.cover), 0, 0, { width: page.width, height }));
  figure.end();
  const heading = doc.struct('H1');
  root.add(heading);
  const [top, floor] = [height + 46, page.height - 62];
  const title = titleOf(book, type);
  const look: Setting = { face: 'heading', size: 34 };
  // In the middle of what the picture leaves.
  const { lines, setting } = fitLines(title, look, type, 420, floor - top);
  const empty = floor - top - (lines.length - 1) * setting.size * titleLeading;
  tag(doc, heading, 'H1', () => centred(doc, type, title, look, top + empty / 2, cream, 420, floor + empty / 2));
  heading.end();
  artifact(doc, () => {
    moon(doc, page.width / 2, page.height - 42, 8, lamp, night);
  });
}

function titlePage(doc: Document, type: TypeCase, root: Tag, book: Book): void {
  doc.addPage();
  const heading = doc.struct('P');
  root.add(heading);
  let y = 0;
  tag(doc, heading, 'P', () => {
    y = centred(doc, type, titleOf(book, type), { face: 'heading', size: 27 }, 210, ink, 380, 340);
    centred(doc, type, bookWords[book.language].subtitle, { face: 'italic', size: 14 }, y + 34, soft);
  });
  heading.end();
  artifact(doc, () => moon(doc, page.width / 2, y + 70, 9, '#d99a3d', '#ffffff'));
  const dedication = linesOfDedication(book.dedication)
    .map((line) => type.settable(line, 'italic'))
    .filter(Boolean)
    .join('\n');
  if (dedication !== '') {
    const element = doc.struct('P');
    root.add(element);
    tag(doc, element, 'P', () =>
      centred(doc, type, dedication, { face: 'italic', size: 15 }, y + 130, ink, 300, page.height - 70),
    );
    element.end();
  }
}

function storyPages(doc: Document, type: TypeCase, root: Tag, book: Book, folio: Folio): void {
  const story = doc.struct('Sect');
  root.add(story);
  const paragraphs = new Map<number, Tag>();
  const paragraphOf = (index: number): Tag => {
    const known = paragraphs.get(index);
    if (known) return known;
    const text = type.settable(book.paragraphs[index] ?? '', 'text');
    const isChapter = isPartHeading(book.paragraphs[index] ?? '');
    if (isChapter) noteHeading(text, index);
    // The drop cap is apart from its word on the page, but a screen reader must read them as one.
    const made = doc.struct(headingTag(book, index) ?? 'P', index < 2 ? { actual: text } : {});
    story.add(made);
    paragraphs.set(index, made);
    return made;
  };
  let chapter: PDFKit.PDFOutline | undefined;
  const noteHeading = (text: string, index: number) => {
    if (headingTag(book, index) === 'H3') chapter?.addItem(text);
    else chapter = doc.outline.addItem(text);
  };
  let pictures = 0;
  const draw = (item: Item) => {
    if (item.kind === 'line') {
      const kind = headingTag(book, item.paragraph) ?? 'P';
      tag(doc, paragraphOf(item.paragraph), kind, () => {
        doc.fillColor(item.setting.face === 'heading' ? '#a85a10' : ink);
        type.set(item.text, item.x, item.y, item.setting);
      });
    } else if (item.kind === 'picture') {
      pictures += 1;
      const { x, y, width, height } = item;
      const alt = bookWords[book.language].picture(pictures);
      doc.outline.addItem(alt);
      const figure = doc.struct('Figure', { alt });
      story.add(figure);
      tag(doc, figure, 'Figure', () => {
        doc.save().roundedRect(x, y, width, height, 8).clip();
        doc.image(Buffer.from(item.picture.jpeg), x, y, { width, height });
        doc.restore();
      });
      figure.end();
      const below = doc.struct('P');
      story.add(below);
      tag(doc, below, 'P', () =>
        item.caption.forEach((line, row) => {
          centred(doc, type, line, caption, y + height + 18 + row * captionLeading, soft);
        }),
      );
      below.end();
    } else {
      const end = doc.struct('P');
      story.add(end);
      tag(doc, end, 'P', () =>
        centred(doc, type, bookWords[book.language].end, { face: 'italic', size: 17 }, item.y, ink),
      );
      end.end();
    }
  };
  layOut(book, type).forEach((items, index) => {
    doc.addPage();
    if (index === 0) doc.outline.addItem(type.settable(book.title, 'heading') || 'Lunatale');
    items.forEach(draw);
    if (!endsInMargin(items)) artifact(doc, () => pageNumber(doc, type, folio(index)));
  });
  for (const paragraph of paragraphs.values()) paragraph.end();
  story.end();
}

/** The tag of a heading; null for a paragraph. In a series the parts of a chapter's evening are below the chapter. */
function headingTag(book: Book, index: number): 'H2' | 'H3' | null {
  if (!isPartHeading(book.paragraphs[index] ?? '')) return null;
  return isPartOfChapter(book, index) ? 'H3' : 'H2';
}

/** Sets the number of a page at its foot; one at a side is larger, because a booklet's pages are printed smaller. */
function pageNumber(doc: Document, type: TypeCase, { number, side }: ReturnType<Folio>): void {
  const setting: Setting = { face: 'text', size: side === 'middle' ? 10 : 12 };
  const text = String(number);
  const room = page.width - type.widthOf(text, setting);
  const x = { left: page.side, middle: room / 2, right: room - page.side }[side];
  doc.fillColor(soft);
  type.set(text, x, page.height - 38, setting);
}

/** Returns the title as it can be set, else the product's name. */
function titleOf({ title, language }: Book, type: TypeCase): string {
  return type.settable(typesetTitle(title, language), 'heading') || 'Lunatale';
}

/** Sets text in centred lines from this baseline on, smaller until it ends above `floor`; returns its last baseline. */
function centred(
  doc: Document,
  type: TypeCase,
  text: string,
  setting: Setting,
  y: number,
  colour: string,
  width: number = column,
  floor: number = page.height,
): number {
  const { lines, setting: fitted } = fitLines(text, setting, type, width, floor - y);
  const leading = fitted.size * titleLeading;
  doc.fillColor(colour);
  lines.forEach((line, row) => {
    type.set(line, (page.width - type.widthOf(line, fitted)) / 2, y + row * leading, fitted);
  });
  return y + (lines.length - 1) * leading;
}

/** Draws a crescent: a disc, and another in the ground's colour over its side. */
function moon(doc: Document, x: number, y: number, radius: number, colour: string, ground: string): void {
  doc.circle(x, y, radius).fill(colour);
  doc.circle(x + radius * 0.45, y - radius * 0.18, radius * 0.86).fill(ground);
}

function tag(doc: Document, element: Tag, kind: string, draw: () => unknown): void {
  element.add(doc.markStructureContent(kind));
  draw();
  doc.endMarkedContent();
}

/** Draws decoration and page numbers, which screen readers skip. */
function artifact(doc: Document, draw: () => unknown): void {
  doc.markContent('Artifact', { type: 'Pagination' });
  draw();
  doc.endMarkedContent();
}
