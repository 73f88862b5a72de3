import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { typesetTitle } from '#domain/stories/text/typography.ts';
import type { Book } from './book.ts';
import { fitLines, titleLeading } from './lines.ts';
import { colours } from './page.ts';
import { createTypeCase, type Setting } from './type-case.ts';

/** In pixels, a picture of 6 to 5 above the title. */
const size = { width: 1200, height: 1600, picture: 1000 } as const;
const setting: Setting = { face: 'heading', size: 96 };
/** The height that the title may take between its first and its last baseline. */
const room = 260;

/** Returns the cover of a book for e-readers as a JPEG: the picture and, below, the title, all that a library shows. */
export async function titledCover({
  cover,
  title,
  language,
}: Pick<Book, 'cover' | 'title' | 'language'>): Promise<Buffer> {
  const type = createTypeCase(new PDFDocument({ autoFirstPage: false }));
  const words = type.settable(typesetTitle(title, language), 'heading') || 'Lunatale';
  const fitted = fitLines(words, setting, type, size.width - 160, room);
  const step = fitted.setting.size * titleLeading;
  const middle = (size.picture + size.height - 110) / 2;
  const first = middle - ((fitted.lines.length - 1) * step) / 2 + fitted.setting.size * 0.32;
  const paths = fitted.lines.map((line, row) =>
    type.outline(line, (size.width - type.widthOf(line, fitted.setting)) / 2, first + row * step, fitted.setting),
  );
  const [x, y] = [size.width / 2, size.height - 96];
  const ground = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${colours.night}"/>
<path fill="${colours.cream}" d="${paths.join('')}"/>
<circle cx="${x}" cy="${y}" r="22" fill="${colours.lamp}"/><circle cx="${x + 10}" cy="${y - 4}" r="19" fill="${colours.night}"/>
</svg>`);
  const picture = await sharp(cover).resize(size.width, size.picture, { fit: 'cover' }).toBuffer();
  return sharp(ground)
    .composite([{ input: picture, top: 0, left: 0 }])
    .jpeg({ quality: 88 })
    .toBuffer();
}
