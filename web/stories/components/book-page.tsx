import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import type { StoryImage } from '#domain/stories/api.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { isPartHeading, pictureCaption } from '#domain/stories/pages.ts';
import { typesetTitle } from '#domain/stories/typography.ts';
import { classNames } from '../../ui/class-names.ts';
import { languageTag } from '../language-tag.ts';
import { opensTall } from '../opens-tall.ts';

export type PageLight = 'paper' | 'dusk' | 'lights-down';

/** The ground and the ink of each light. */
export const lightLooks: Record<PageLight, string> = {
  paper: 'bg-paper text-paper-ink',
  dusk: 'bg-dusk text-dusk-ink [&_img]:brightness-80',
  'lights-down': 'bg-lightsdown text-lightsdown-ink [&_img]:brightness-45',
};

type Props = {
  title: string | null;
  paragraphs: string[];
  language: StoryLanguage;
  light?: PageLight;
  /** Of the text, in pixels. */
  textSize?: number;
  /** Each with the paragraph it stands beside. */
  images?: StoryImage[];
  /** Stands before the title: a first picture. */
  frontispiece?: ReactNode;
  /** Stands after the last line. */
  ending?: ReactNode;
  /** On a wide screen the picture of where the reader is, beside the text; those in the text are away then. */
  beside?: ReactNode;
  /** In pages to turn, and not one long one: see reading.css. */
  turned?: boolean;
};

/** A page of a book: title, drop cap, good margins, 60 to 68 letters a line. Printed, it is black on white. */
export function BookPage({
  title,
  paragraphs,
  language,
  light = 'paper',
  textSize = 21,
  images = [],
  frontispiece,
  ending,
  beside,
  turned = false,
}: Props) {
  /** The one that a drop cap opens: a long story begins with the heading of its first part. */
  const first = isPartHeading(paragraphs[0] ?? '') ? 1 : 0;
  const inText = beside ? 'lg:hidden print:block!' : undefined;
  return (
    <article
      lang={languageTag(language)}
      className={classNames(
        'min-h-full px-5 py-8 font-reading sm:px-10 sm:py-12',
        'print:bg-[white] print:p-0 print:text-[12pt]! print:text-[black] print:[&_img]:brightness-100',
        lightLooks[light],
      )}
      style={{ fontSize: `${textSize}px` }}
    >
      <div
        className={classNames(
          beside
            ? 'lg:mx-auto lg:grid lg:max-w-6xl lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12 print:block!'
            : false,
          turned && 'h-full',
        )}
      >
        {beside && (
          <div className="hidden lg:block print:hidden">
            <div className="sticky top-12 grid h-[calc(100dvh-18rem)] content-center">{beside}</div>
          </div>
        )}
        <div data-leaves={turned || undefined} className={turned ? undefined : 'mx-auto max-w-[34em]'}>
          <div className={inText}>{frontispiece}</div>
          {title !== null && (
            <h2 className="mb-6 hyphens-auto text-balance text-center text-[1.45em] sm:text-[1.65em]">
              {typesetTitle(title, language)}
            </h2>
          )}
          {paragraphs.map((paragraph, index) => {
            // A part is found by who goes from heading to heading.
            const Line = isPartHeading(paragraph) ? 'h3' : 'p';
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
              <div key={index}>
                <Line
                  data-paragraph={index}
                  className={classNames(
                    'leading-[1.65] [hyphens:manual] print:orphans-3 print:widows-3',
                    Line === 'h3' && 'mt-[1.6em] text-balance text-center font-display font-semibold',
                    index === first && opensTall(paragraph)
                      ? 'flow-root first-letter:float-left first-letter:mt-[0.08em] first-letter:font-display first-letter:text-[3.1em] first-letter:leading-[0.8]'
                      : index > 0 && 'mt-[0.9em]',
                    // A letter that is a word stands apart from the next one: "A la hora".
                    index === first &&
                      opensTall(paragraph) &&
                      (paragraph[1] === ' ' ? 'first-letter:mr-[0.22em]' : 'first-letter:mr-[0.1em]'),
                  )}
                >
                  {paragraph}
                </Line>
                {images
                  .filter((image) => image.position === index)
                  .map((image) => (
                    <div key={image.url} className={inText}>
                      <BookPicture image={image} caption={pictureCaption(image, paragraph)} />
                    </div>
                  ))}
              </div>
            );
          })}
          {ending}
        </div>
      </div>
    </article>
  );
}

type PictureProps = {
  image: Pick<StoryImage, 'url' | 'alt' | 'width' | 'height'>;
  caption: string;
  first?: boolean;
};

/** A picture of the story, no larger than the screen needs it, with its caption (STORY-10). */
export function BookPicture({ image: { url, alt, width, height }, caption, first = false }: PictureProps) {
  // What the picture is called is the interface's; what stands below it is the story's.
  const locale = useLocale();
  // Pictures of ours come in two smaller widths; one that was only just drawn comes as it is.
  const sizes = url.startsWith('/') && {
    srcSet: `${url}?w=480 480w, ${url}?w=960 960w`,
    sizes: '(min-width: 48rem) 42rem, 92vw',
  };
  return (
    <figure className={classNames('clear-both break-inside-avoid', first ? 'mb-8' : 'my-8')}>
      <img
        {...sizes}
        src={url}
        alt={alt}
        // Its place is free before it comes: the words below it stay where they are.
        width={width}
        height={height}
        lang={locale}
        // Never lazily: three at most, and a story that is printed needs them all.
        fetchPriority={first ? 'high' : 'low'}
        // Whole, whatever its shape: a picture is never cut through a face.
        style={{
          aspectRatio: `${width ?? 1} / ${height ?? 1}`,
          width: `min(100%, calc(${first ? 'min(26rem, 54dvh)' : 'min(34rem, 80dvh)'} * ${(width ?? 1) / (height ?? 1)}))`,
        }}
        className="mx-auto h-auto rounded-lg object-contain"
      />
      <figcaption className="mt-2 text-balance text-center text-[0.75em] italic opacity-85">{caption}</figcaption>
    </figure>
  );
}
