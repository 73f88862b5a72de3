import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import type { StoryImage } from '#domain/stories/api.ts';
import { languageTag } from '#domain/stories/language-tag.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { opensTall } from '#domain/stories/text/opens-tall.ts';
import { isPartHeading, pictureCaption } from '#domain/stories/text/pages.ts';
import { typesetTitle } from '#domain/stories/text/typography.ts';
import { classNames } from '../../ui/class-names.ts';

export type PageLight = 'paper' | 'dusk' | 'lights-down';

/** The background of each light. */
export const lightGrounds: Record<PageLight, string> = {
  paper: 'bg-paper',
  dusk: 'bg-dusk',
  'lights-down': 'bg-lightsdown',
};

/** Background and text colour of each light. */
export const lightLooks: Record<PageLight, string> = {
  paper: `${lightGrounds.paper} text-paper-ink`,
  dusk: `${lightGrounds.dusk} text-dusk-ink [&_img]:brightness-80`,
  'lights-down': `${lightGrounds['lights-down']} text-lightsdown-ink [&_img]:brightness-45`,
};

/** The scheme in which controls on a page of this light are readable, whatever the theme. */
export const lightSchemes: Record<PageLight, string> = {
  paper: 'scheme-light',
  dusk: 'scheme-dark',
  'lights-down': 'scheme-dark',
};

/** Lines fade out at the edges of a page that scrolls, instead of being cut in half: the colour that they fade to. */
const lightFades: Record<PageLight, string> = {
  paper: 'from-paper',
  dusk: 'from-dusk',
  'lights-down': 'from-lightsdown',
};

export function PageFade({ light, edge }: { light: PageLight; edge: 'top' | 'bottom' }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        // The page stands before it or after it, and is positioned as well.
        'pointer-events-none sticky z-1 h-8 to-transparent print:hidden',
        edge === 'top' ? 'top-0 -mb-8 bg-linear-to-b' : 'bottom-0 -mt-8 bg-linear-to-t',
        lightFades[light],
      )}
    />
  );
}

type Props = {
  title: string | null;
  paragraphs: string[];
  language: StoryLanguage;
  light?: PageLight;
  /** Text size in pixels. */
  textSize?: number;
  /** Each is shown after the paragraph at its `position`. */
  images?: StoryImage[];
  /** The first picture, shown before the title. */
  frontispiece?: ReactNode;
  /** Shown after the last line. */
  ending?: ReactNode;
  /**
   * The picture at the reader's place, beside the text on a wide screen that is not upright, where it replaces the
   * pictures in the text; `undefined` if the text has no place beside it.
   */
  beside?: ReactNode;
  /** Laid out in pages to turn instead of one long page: see reading.css. */
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
  /** The paragraph with the drop cap: in a long story the second, because the first is a part heading. */
  const first = isPartHeading(paragraphs[0] ?? '') ? 1 : 0;
  const hasBeside = beside !== undefined;
  /** Beside the text stands one picture at a time: who does not see it meets all of them where they belong. */
  const inText = hasBeside ? 'lg:landscape:sr-only print:not-sr-only' : undefined;
  return (
    <article
      lang={languageTag(language)}
      className={classNames(
        // `relative`: pictures that only a screen reader meets stay inside the page, and do not lengthen the window's.
        'relative min-h-full px-5 py-8 font-reading sm:px-10 sm:py-12',
        'print:bg-[white] print:p-0 print:text-[15pt]! print:text-[black] print:[&_img]:brightness-100',
        lightLooks[light],
      )}
      // In rem: whoever reads with larger letters everywhere has larger ones here.
      style={{ fontSize: `${textSize / 16}rem` }}
    >
      <div
        className={classNames(
          hasBeside
            ? 'lg:landscape:mx-auto lg:landscape:grid lg:landscape:max-w-6xl lg:landscape:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:landscape:gap-12 print:block!'
            : false,
          turned && 'h-full',
        )}
      >
        {hasBeside && (
          <div aria-hidden="true" className="hidden lg:landscape:block print:hidden">
            <div className="sticky top-12 grid h-[calc(100dvh-18rem)] content-center">{beside}</div>
          </div>
        )}
        <div data-leaves={turned || undefined} className={turned ? undefined : 'mx-auto max-w-[34em]'}>
          <div className={inText}>{frontispiece}</div>
          {title !== null && (
            <h2 className="mb-6 hyphens-auto text-balance text-center text-[min(1.45em,max(1em,11vw))] sm:text-[1.65em]">
              {titleRuns(typesetTitle(title, language))}
            </h2>
          )}
          {paragraphs.map((paragraph, index) => {
            // A heading, so that screen reader users can jump from part to part.
            const Line = isPartHeading(paragraph) ? 'h3' : 'p';
            const isTall = index === first && opensTall(paragraph);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
              <div key={index}>
                <Line
                  data-paragraph={index}
                  data-tall={isTall || undefined}
                  className={classNames(
                    'leading-[1.65] [hyphens:manual] print:orphans-3 print:widows-3',
                    Line === 'h3'
                      ? 'mt-[1.6em] text-balance text-center font-display font-semibold'
                      : index > 0 && 'mt-[0.9em]',
                    // Its foot stands on the second line, and its head is as high as the capitals of the first.
                    isTall &&
                      'flow-root first-letter:float-left first-letter:mt-[0.105em] first-letter:font-display first-letter:text-[3.36em] first-letter:leading-[0.8]',
                    // A one-letter word needs more space before the next one: "A la hora".
                    isTall && (paragraph[1] === ' ' ? 'first-letter:mr-[0.22em]' : 'first-letter:mr-[0.1em]'),
                  )}
                >
                  {Line === 'h3' ? headingRuns(paragraph) : paragraph}
                </Line>
                {images
                  .filter((image) => image.position === index)
                  .map((image) => (
                    <div key={image.url} className={inText}>
                      <BookPicture image={image} caption={pictureCaption(image, paragraph)} language={language} />
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

/** The last two words of a title stay together, unless letters are so large that one of them would be broken inside. */
function titleRuns(title: string): ReactNode {
  const [, before, pair] = /^(.*?)(\S+\u00a0\S+)$/su.exec(title) ?? [];
  if (pair === undefined) return title;
  return (
    <>
      {before}
      <span className="whitespace-nowrap large-text:whitespace-normal">{pair.replace('\u00a0', ' ')}</span>
    </>
  );
}

/** The name of a part stands on one line, below its number if there is no room beside that. */
function headingRuns(heading: string): ReactNode {
  const colon = heading.indexOf(': ') + 2;
  return (
    <>
      {heading.slice(0, colon)}
      <span className="inline-block">{heading.slice(colon)}</span>
    </>
  );
}

type PictureProps = {
  /** Its `alt` names it, by its number. */
  image: Pick<StoryImage, 'url' | 'alt' | 'width' | 'height'>;
  caption: string;
  /** The caption's language. */
  language: StoryLanguage;
  first?: boolean;
};

/** A picture of the story with its caption, loaded no larger than the screen needs it (STORY-10). */
export function BookPicture({ image: { url, alt, width, height }, caption, language, first = false }: PictureProps) {
  // The figure is named by its number, in the interface's language; what is seen is said in the story's.
  const locale = useLocale();
  const tag = languageTag(language);
  // Our server offers two smaller widths; a picture that was only just drawn has one size.
  const sizes = url.startsWith('/') && {
    srcSet: `${url}?w=480 480w, ${url}?w=960 960w`,
    sizes: '(min-width: 48rem) 42rem, 92vw',
  };
  return (
    <figure
      aria-label={alt}
      lang={locale}
      className={classNames('clear-both break-inside-avoid', first ? 'mb-8' : 'my-8')}
    >
      <img
        {...sizes}
        src={url}
        lang={tag}
        alt={caption}
        // Reserves the space, so that the words below stay where they are when the picture arrives.
        width={width}
        height={height}
        // Never lazy: there are three at most, and a printed story needs them all.
        fetchPriority={first ? 'high' : 'low'}
        // Shown whole, whatever its shape: cropping could cut through a face.
        style={{
          aspectRatio: `${width ?? 1} / ${height ?? 1}`,
          width: `min(100%, calc(min(${first ? '26rem, 54dvh' : '34rem, 80dvh'}, var(--tallest, 80dvh)) * ${(width ?? 1) / (height ?? 1)}))`,
        }}
        // No transition: turned pages are calculated from the height.
        className="mx-auto h-auto rounded-lg object-contain transition-none"
      />
      <figcaption
        // The same words as the picture's own: a screen reader reads them once.
        aria-hidden="true"
        lang={tag}
        className="mt-2 text-balance text-center text-[0.75em] italic opacity-85"
      >
        {caption}
      </figcaption>
    </figure>
  );
}
