import { Maximize2, Minimize2 } from 'lucide-react';
import {
  type CSSProperties,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { StoryImage } from '#domain/stories/api.ts';
import { languageTag } from '#domain/stories/language-tag.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import {
  isPartHeading,
  lastWords,
  minutesToRead,
  opensStory,
  pictureCaption,
  shownParagraphs,
  spreadPictures,
} from '#domain/stories/text/pages.ts';
import { useWakeLock } from '../../platform/device/wake-lock.ts';
import { classNames } from '../../ui/class-names.ts';
import { keepFocus } from '../../ui/focus/keep-focus.ts';
import { showFocused } from '../../ui/focus/show-focused.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useBottomBarHeight } from '../../ui/layers/bottom-bar.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import {
  BookPage,
  BookPicture,
  lightGrounds,
  lightLooks,
  lightSchemes,
  PageFade,
  type PageLight,
} from '../components/book-page.tsx';
import { ReadingToolbar } from '../components/reading-toolbar.tsx';
import { type NextStory, PlayerBar } from '../listening/player-bar.tsx';
import { useNarrates } from '../listening/queries.ts';
import { ReadAloudButton } from '../listening/read-aloud-button.tsx';
import { useHeardPlace } from '../listening/use-heard-place.ts';
import { type HeardStory, type Listening, useListening } from '../listening/use-listening.ts';
import { useReadingSettings } from '../reading-settings.ts';
import { barLooks } from './bar-looks.ts';
import { turnToPlace } from './leaves.ts';
import { leavesFrame, pageFrame } from './page-frame.ts';
import { PageTurner } from './page-turner.tsx';
import { latestPlace } from './reading-place.ts';
import './reading.css';
import { useLeaves } from './use-leaves.ts';
import { useQuietTools } from './use-quiet-tools.ts';
import { type PlacedStory, useReadingPlace } from './use-reading-place.ts';

type Props = {
  story: {
    title: string;
    content: string;
    options: Pick<StoryOptions, 'language' | 'ageGroup'>;
    images: StoryImage[] | null;
  };
  /** The story under which the reading place is remembered; null if it is not remembered. */
  placed: PlacedStory | null;
  /** Shown before the title, unless one of the story's own pictures stands there. */
  cover: ReactNode;
  /** The way back, left of the tools. */
  back: ReactNode;
  /** This story's tools, beside the reading tools. */
  tools: ReactNode;
  /**
   * What comes next, after the last words. On a wide screen that is scrolled, it stands below the page instead: there
   * `children` offer it, as they do until the end is in sight (`belowUntilEnd`).
   */
  afterEnd?: ReactNode;
  /** What else can be done with the story: below the page or, where the page fills the window, after its last words. */
  more?: ReactNode;
  /** Shown above the page; `children` are shown below it. */
  notice?: ReactNode;
  /** Where sound other than the device's own voice comes from. */
  heard?: HeardStory;
  /** The picture for the lock screen. */
  artwork?: string | null;
  /** The next chapter, offered while listening. */
  next?: NextStory | null;
  /** Starts reading aloud as soon as the page is open. */
  listen?: boolean;
  children?: ReactNode;
};

/**
 * A story as a page of a book (look.md, "Reading"): a first picture, the title, a drop cap, pictures
 * beside their words (STORY-08 to STORY-11). The tools hide while the reader reads; the screen stays awake; a
 * saved story opens where it was left.
 */
export function ReadingPage({
  story,
  placed,
  cover,
  back,
  tools,
  afterEnd,
  more,
  notice,
  heard = { kind: 'loose' },
  artwork = null,
  next = null,
  listen = false,
  children,
}: Props) {
  const t = useTranslations('reading');
  const labels = useTranslations('stories.story');
  const [settings, change] = useReadingSettings();
  const box = useRef<HTMLElement>(null);
  const aloud = useRef<HTMLButtonElement>(null);
  const paragraphs = shownParagraphs(story.content, story.title, story.options.language);
  const locale = useLocale();
  const { language, ageGroup } = story.options;
  const turned = settings.turn === 'pages';
  const isDark = settings.light === 'lights-down';
  const [full, setFull] = useFullPage(isDark, settings.light);
  /** The page fills the window because of its light, and with another light no more. */
  const [fullByLight, setFullByLight] = useState(isDark);
  const listening = useListening(paragraphs, language, heard);
  const layout = `${settings.turn} ${settings.size} ${full}`;
  const place = useReadingPlace(box, placed, turned, layout, () => listening.player.state().phase !== 'silent');
  const leaves = useLeaves(box, turned, layout);
  const quiet = useQuietTools(box, listening.player, { layout, full, turned });
  useHeardPlace(listening.player, placed);
  const narrates = useNarrates();
  useBegunListening(listening, listen, placed, heard.kind === 'loose' && narrates ? heard.toKeep : undefined);
  useWakeLock(true);
  const barHeight = useBottomBarHeight();

  const pictures = spreadPictures(story.images ?? [], paragraphs.length).map((image, index) => ({
    ...image,
    alt: t('illustration', { number: String(index + 1) }),
  }));
  const opening = pictures.find(opensStory);
  // The picture beside the text follows the reader's place: none gives away what comes, or stays for another part, where
  // the cover stands instead. The last one is seen, however much is in sight at the end.
  const near = place.atEnd ? paragraphs.length : Math.max(place.paragraph + 1, place.middle);
  const part = paragraphs.findLastIndex((text, index) => index <= place.paragraph && isPartHeading(text));
  const nearby = pictures.findLast(({ position }) => position <= near && (position >= part || place.atEnd));
  const beside = nearby ? (
    <BookPicture
      key={nearby.url}
      image={nearby}
      caption={pictureCaption(nearby, paragraphs[nearby.position] ?? '')}
      language={language}
      first
    />
  ) : (
    cover
  );
  // Turned pages end above the controls of the voice; a scrolled one goes on below them, and its last line can be
  // scrolled up to where it is seen. Outside of the full window the
  // controls follow the page, so the room for them has a limit: each would move the other.
  const room = full ? barHeight : Math.min(barHeight, endRoom);
  const bar = { '--bar': `${turned ? room : 0}px`, '--below': `${Math.min(barHeight, endRoom)}px` } as CSSProperties;

  /** With the lights down nothing else on the screen may shine; with the lights up again the rest comes back. */
  function followLight(dark: boolean) {
    if (dark && !full) {
      setFull(true);
      setFullByLight(true);
    } else if (!dark && fullByLight) {
      setFull(false);
      setFullByLight(false);
    }
  }

  const minutes = place.atEnd ? 0 : minutesToRead(paragraphs.slice(place.paragraph), ageGroup);

  return (
    <div
      data-ended={place.endShown && afterEnd ? (turned || full ? 'everywhere' : 'narrow') : undefined}
      className={classNames(
        'print:block print:p-0',
        // The ground is here as well: a browser may leave it out below pages that were turned.
        full
          ? classNames('relative min-h-dvh', lightGrounds[settings.light])
          : 'mx-auto grid max-w-3xl gap-4 px-4 pt-2 pb-12 lg:max-w-6xl',
      )}
    >
      <title>{`${story.title} · Lunatale`}</title>
      <h1 lang={languageTag(language)} className="sr-only">
        {story.title}
      </h1>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus of its tools */}
      <header
        data-quiet={quiet || undefined}
        onFocus={showFocused}
        className={classNames(
          'flex flex-wrap items-center justify-between gap-x-2 transition-opacity duration-200 ease-soft print:hidden',
          // Large letters would fill half of a phone with tools: there they stand in one row, which scrolls.
          // So do they over turned pages, which have room for one row at their head.
          'large-text:flex-nowrap large-text:gap-x-0 large-text:overflow-x-auto large-text:*:shrink-0',
          full &&
            turned &&
            'max-lg:flex-nowrap max-lg:gap-x-0 max-lg:overflow-x-auto max-lg:[scrollbar-width:none] max-lg:*:shrink-0 max-sm:[&>:is(p,a)>span]:sr-only',
          full
            ? classNames(
                'absolute inset-x-0 top-0 z-10 border-t-0 px-1 py-1 text-ink sm:px-2',
                barLooks[settings.light],
              )
            : '-mx-3',
          quiet && 'pointer-events-none opacity-0 has-focus-visible:pointer-events-auto has-focus-visible:opacity-100',
        )}
      >
        {back}
        <p
          className={classNames(
            'mr-auto text-ink-soft text-sm large-text:sr-only',
            // Where nothing stands behind it, it ends with the page.
            tools === null ? 'px-3' : 'px-1',
          )}
        >
          <span className="max-sm:sr-only">{t('minutesLeft', { minutes })}</span>
          <span aria-hidden="true" className="sm:hidden">
            {t('minutesShort', { minutes })}
          </span>
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a few buttons are no fieldset */}
        <div role="group" aria-label={t('tools')} className="flex items-center gap-1 empty:hidden">
          {listening.canRead && (
            <ReadAloudButton
              ref={aloud}
              player={listening.player}
              onStart={() => listening.start(listenFrom(placed, place.paragraph))}
            />
          )}
          {tools}
        </div>
        <div
          className={classNames(
            'flex items-center justify-between bg-inherit large-text:w-auto lg:w-auto',
            !(full && turned) && 'w-full',
          )}
        >
          <ReadingToolbar
            settings={settings}
            onChange={(next) =>
              // The whole page is laid out anew: the browser first shows that the press has arrived.
              startTransition(() => {
                change(next);
                if (next.light !== undefined) followLight(next.light === 'lights-down');
              })
            }
          />
          <IconButton
            className={full && turned ? 'max-lg:sticky max-lg:right-0 max-lg:bg-inherit' : undefined}
            label={full ? t('leaveFullPage') : t('fullPage')}
            icon={
              full ? (
                <Minimize2 aria-hidden="true" className="size-5" />
              ) : (
                <Maximize2 aria-hidden="true" className="size-5" />
              )
            }
            onClick={() => {
              setFull(!full);
              setFullByLight(false);
            }}
          />
        </div>
      </header>
      {!full && notice}
      <section
        ref={box}
        lang={languageTag(language)}
        aria-label={story.title}
        style={bar}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        className={classNames(
          // The pages beside the visible one have the same background.
          turned ? classNames('overflow-hidden', lightLooks[settings.light]) : 'scroll-pt-6 overflow-y-auto',
          'print:h-auto print:overflow-visible print:rounded-none print:shadow-none',
          full && 'h-[calc(100dvh-var(--bar))] focus-visible:outline-none',
          full
            ? turned
              ? // As far from the edge above as from the page buttons below: the tools cover no words.
                '[&>article]:pt-14 [&_[data-leaves]>:first-child]:pt-4'
              : 'scroll-pt-28! [&>article]:pt-28 lg:scroll-pt-20! lg:[&>article]:pt-20'
            : turned
              ? leavesFrame
              : pageFrame,
          // What has the focus is scrolled to where the controls do not cover it.
          !turned && 'scroll-pb-(--below) [&>article]:pb-[calc(2rem+var(--below))]',
          turned && '[&>article]:h-full [&>article]:min-h-0 [&>article]:pb-14',
        )}
      >
        {!turned && <PageFade light={settings.light} edge="top" />}
        <BookPage
          title={story.title}
          paragraphs={paragraphs}
          language={language}
          light={settings.light}
          textSize={settings.size}
          turned={turned}
          beside={turned ? undefined : beside}
          images={pictures.filter((picture) => picture !== opening)}
          frontispiece={
            opening ? (
              <BookPicture
                image={opening}
                caption={pictureCaption(opening, paragraphs[opening.position] ?? '')}
                language={language}
                first
              />
            ) : (
              cover
            )
          }
          ending={
            <>
              <p data-last-words="" className="mt-10 text-center font-display text-[1.2em] italic">
                {lastWords[language]}
              </p>
              {afterEnd && (
                // biome-ignore lint/a11y/useSemanticElements: a few controls are no fieldset
                <div
                  role="group"
                  aria-label={labels('next')}
                  lang={locale}
                  // In turned pages the keyboard comes to them where they are seen, and to the page buttons before.
                  inert={leaves !== null && !leaves.endShown}
                  // The browser scrolls to a focused control, but not to the edge of its page.
                  onFocus={({ currentTarget }) => {
                    if (turned && box.current) turnToPlace(box.current, currentTarget);
                  }}
                  className={classNames(
                    'mt-5 flex break-inside-avoid flex-col items-center justify-center gap-2 break-before-avoid font-sans text-base text-ink sm:flex-row sm:flex-wrap print:hidden',
                    'transition-opacity duration-300 ease-soft',
                    lightSchemes[settings.light],
                    !turned && !full && (place.endShown ? 'lg:hidden' : 'invisible opacity-0 lg:hidden'),
                  )}
                >
                  {afterEnd}
                  {full && more && (
                    <div className="flex basis-full flex-wrap items-center justify-center gap-x-3">{more}</div>
                  )}
                </div>
              )}
            </>
          }
        />
        {!turned && <PageFade light={settings.light} edge="bottom" />}
      </section>
      {leaves && (
        <PageTurner
          leaves={leaves}
          // Nobody is interrupted while the story is read aloud.
          isTold={() => listening.player.state().phase !== 'playing'}
          style={bar}
          className={
            full
              ? classNames('absolute inset-x-0 bottom-(--bar) border-b-0 text-ink', barLooks[settings.light])
              : undefined
          }
        />
      )}
      <PlayerBar
        listening={listening}
        box={box}
        next={next}
        opener={aloud}
        full={full}
        light={settings.light}
        story={{ title: story.title, language, paragraphs, artwork, storyId: heard.kind === 'kept' ? heard.id : null }}
      />
      {!full && <div className="grid gap-4 print:hidden">{children}</div>}
    </div>
  );
}

/** The most that the controls cover of a page while that fills the window below the tools, in pixels. */
const endRoom = 168;

/** Returns where listening begins: the kept place if it is within a paragraph of the visible one, else the latter. */
function listenFrom(placed: PlacedStory | null, paragraph: number): number {
  const kept = placed === null ? paragraph : latestPlace(localStorage, placed.id, placed.left ?? null);
  return Math.abs(kept - paragraph) <= 1 ? kept : paragraph;
}

/** Starts reading aloud once, where the story was left, as soon as there is a voice; says so if there is none. */
function useBegunListening(
  listening: Listening,
  wanted: boolean,
  placed: PlacedStory | null,
  /** Opens the form that keeps the story: then a voice of ours can read it. */
  keep: (() => void) | undefined,
): void {
  const aloudTexts = useTranslations('reading.aloud');
  const begun = useRef(false);
  const start = useEffectEvent(() =>
    listening.start(placed === null ? 0 : latestPlace(localStorage, placed.id, placed.left ?? null)),
  );
  const isToKeep = keep !== undefined;
  const say = useEffectEvent(() => {
    if (keep)
      toast.plain(aloudTexts('keepFirst'), { action: { label: aloudTexts('keep'), onPress: keep }, seconds: 20 });
    else toast.plain(aloudTexts('none'));
  });
  const { canRead } = listening;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said depends on it
  useEffect(() => {
    if (!wanted || begun.current) return;
    if (canRead) {
      begun.current = true;
      start();
      return;
    }
    // Voices may arrive late.
    const timer = setTimeout(() => say(), 2000);
    return () => clearTimeout(timer);
  }, [canRead, wanted, isToKeep]);
}

/** Whether the page fills the window; Escape leaves it. Also puts the rest of the screen in the page's light. */
function useFullPage(atFirst: boolean, light: PageLight): [boolean, (full: boolean) => void] {
  const [full, setFull] = useState(atFirst);
  useEffect(() => {
    if (!full) return;
    const root = document.documentElement;
    root.dataset.reading = 'full';
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('[role="dialog"], [role="menu"]')
      )
        keepFocus(() => setFull(false));
    };
    document.addEventListener('keydown', onKey);
    return () => {
      delete root.dataset.reading;
      document.removeEventListener('keydown', onKey);
    };
  }, [full]);
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.light = light;
    return () => {
      delete root.dataset.light;
    };
  }, [light]);
  return [full, setFull];
}
