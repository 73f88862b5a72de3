import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { type Generation, generationPath } from '#domain/generation/api.ts';
import { isIllustrated, type StoryOptions } from '#domain/stories/options.ts';
import { storyTypeFor } from '#domain/usage/allowance.ts';
import { familyQuery, profileQuery } from '../identity/queries.ts';
import { callApi, NetworkError } from '../platform/api.ts';
import { storageKeys } from '../platform/device/storage-keys.ts';
import { useLanguage } from '../platform/i18n/language.tsx';
import { isOffered } from '../platform/offers.ts';
import { readStoredSession } from '../platform/session/stored-session.ts';
import { useSession } from '../platform/session/use-session.ts';
import { useIsLate } from '../platform/use-is-late.ts';
import { paths } from '../routes/paths.ts';
import { toast } from '../ui/layers/toast.tsx';
import type { RefusedUsage } from '../usage/components/limit-dialog.tsx';
import { checkFailed, checkUsage, usageQuery } from '../usage/queries.ts';
import { presetsOnly } from './creator/suggestions/presets-only.ts';
import {
  type CreatorValues,
  creatorDefaults,
  fromStoryOptions,
  missingFields,
  toStoryOptions,
} from './creator/values/creator-values.ts';
import { forgetForm, keepForm, keptForm } from './creator/values/kept-form.ts';
import { nextChapterIn } from './creator/values/next-chapter.ts';
import { storePendingOptions, takePendingOptions } from './creator/values/pending-options.ts';
import { type RefusedInput, refusedInput } from './creator/values/refused-input.ts';
import { useCreatorValues } from './creator/values/use-creator-values.ts';
import { IllustratedRun } from './illustrating/illustrated-run.ts';
import type { Alternative } from './illustrating/picture-advice.tsx';
import { isRunning, latestGenerationQuery } from './queries.ts';
import { isForForm, isUsageReason, type Refusal } from './refusal.ts';
import { StoryRun } from './writing/story-run.ts';

/** How often a story is asked for that is awaited while nobody answers, or written while the form is shown. */
const oftenMilliseconds = 5000;
const isStoryAwaited = () => sessionStorage.getItem(storageKeys.storyAwaited) !== null;

/** State and actions of the create page: the form, the story being written, and why one was refused. */
export function useCreator() {
  const { status, user } = useSession();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const t = useTranslations('generation.errors');
  const { state } = useLocation();
  const form = useCreatorValues(() => beginning(state));
  const userId = user?.id ?? null;
  useEffect(() => keepForm(form.values, userId, sessionStorage), [form.values, userId]);
  const [run, setRun] = useState<StoryRun | IllustratedRun | null>(null);
  const [refused, setRefused] = useState<RefusedUsage | null>(null);
  const [refusedField, setRefusedField] = useState<RefusedInput | null>(null);
  const [busy, setBusy] = useState(false);
  const [leftId, setLeftId] = useState<string | null>(null);
  const latest = useQuery({
    ...latestGenerationQuery,
    enabled: status === 'signed-in',
    // Where a story is awaited, the page finds out by itself that the network is back: a browser often does not. A story
    // that goes on being written while the form is shown is asked for until it has ended.
    refetchInterval: ({ state }) => {
      const goesOn = state.status === 'error' ? isStoryAwaited() : run === null && state.data && isRunning(state.data);
      return goesOn ? oftenMilliseconds : false;
    },
  });

  /** Submits a complete form: signs in, checks the allowance, then writes (CREATE-03, CREATE-33, ERR-07, LIMIT-11). */
  async function submit(asked: CreatorValues): Promise<void> {
    // A form kept from earlier may still ask for pictures although they are no longer offered.
    const values = isOffered('pictures') ? asked : { ...asked, model: 'deepseek' as const };
    if (status !== 'signed-in') {
      toast.plain(t('signedOut'));
      signInFirst(values);
      return;
    }
    // Nothing is written before the user confirms being an adult; the form waits as it does for a sign-in.
    const adult = await isAdult();
    if (adult === undefined) {
      refuseUsage({ reason: checkFailed.reason ?? 'CHECK_FAILED', limit: null, isOffline: true });
      return;
    }
    if (!adult) {
      confirmAdult(values);
      return;
    }
    // Family members who were chosen are in the cache by now, so nothing is fetched here.
    await ask(toStoryOptions(values, language, client.getQueryData(familyQuery.queryKey)));
  }

  /** The form waits until the user has signed in, and then is sent. */
  function signInFirst(values: CreatorValues) {
    storePendingOptions(values, sessionStorage);
    // An illustrated story returns by the query, a text story by the navigation state (CREATE-34, CREATE-37).
    if (isIllustrated(values)) navigate(`${paths.signIn}?redirect=create`);
    else navigate(paths.signIn, { state: { from: paths.create } });
  }

  function confirmAdult(values: CreatorValues) {
    storePendingOptions(values, sessionStorage);
    navigate(paths.welcome, { state: { from: paths.create } });
  }

  /** True also when the profile cannot be read: then the server decides; undefined when nobody answers in time. */
  async function isAdult(): Promise<boolean | undefined> {
    setBusy(true);
    try {
      return (await client.fetchQuery(profileQuery)).adultConfirmedAt !== null;
    } catch (error) {
      return error instanceof NetworkError && error.isLate ? undefined : true;
    } finally {
      setBusy(false);
    }
  }

  /** Checks the allowance, then starts the story (LIMIT-11). */
  async function ask(options: StoryOptions): Promise<void> {
    const illustrated = isIllustrated(options);
    setBusy(true);
    // Where the tier cannot be read, the last known one counts: a subscriber is never asked to subscribe.
    let isOffline = false;
    const stats = await client.fetchQuery(usageQuery).catch((error: unknown) => {
      isOffline = error instanceof NetworkError;
      return client.getQueryData(usageQuery.queryKey);
    });
    const storyType = stats && storyTypeFor(stats.tier, illustrated);
    const check = storyType && !isOffline ? await checkUsage(storyType) : { ...checkFailed, isOffline };
    setBusy(false);
    // The session was ended elsewhere: the sign-in page says so.
    if (!check.allowed && readStoredSession(localStorage) === undefined) {
      signInFirst(form.now());
      return;
    }
    if (check.allowed)
      watch(illustrated ? IllustratedRun.start(options, storyType) : StoryRun.start(options, storyType));
    else {
      setRun(null);
      refuseUsage({
        reason: check.reason ?? 'CHECK_FAILED',
        limit: check.limit,
        ...(check.isOffline && { isOffline: true }),
      });
    }
  }

  /** Keeps the form for a user who leaves the page to pay and comes back. */
  function refuseUsage(usage: RefusedUsage) {
    storePendingOptions(form.now(), sessionStorage, { asked: false });
    setRefused(usage);
  }

  function dismissRefusal() {
    takePendingOptions(sessionStorage);
    setRefused(null);
  }

  function watch(next: StoryRun | IllustratedRun) {
    setLeftId(null);
    setRefusedField(null);
    // The submitted form has become a story: the next form starts empty.
    forgetForm(sessionStorage);
    // A page that is reloaded without a network cannot ask for the story, but it can show what was typed.
    keepForm(fromStoryOptions(next.options), userId, sessionStorage, { form: 'awaited' });
    setRun(next);
  }

  /** Goes back to the form as it was submitted; the story goes on being written, and the user can return to it. */
  function leave() {
    // A story that was requested before this page was opened brings its form with it.
    if (run !== null && form.now() === creatorDefaults) form.reset(fromStoryOptions(run.options));
    close();
    keepForm(form.now(), userId, sessionStorage);
  }

  function close() {
    if (run instanceof StoryRun) run.leave();
    setLeftId(run?.id ?? null);
    setRun(null);
    void client.invalidateQueries({ queryKey: latestGenerationQuery.queryKey });
  }

  /** After a refusal: shows the form, still filled, with the reason where it belongs (AMB-012, P28). */
  function refuse({ code, details }: Refusal) {
    if (!isForForm(code)) return;
    if (isUsageReason(code)) refuseUsage({ reason: code, limit: details.limit ?? null });
    else if (code === 'INPUT_REFUSED') setRefusedField(refusedInput(details, form.now().characters));
    else confirmAdult(form.now());
    setRun(null);
  }

  /** Writes the same story without pictures (AMB-039); `keep` also sets the form to text only. */
  function writeAsText(options: StoryOptions, keep: boolean) {
    if (keep) form.change({ model: 'deepseek' });
    void ask({ ...options, model: 'deepseek' });
  }

  /** Goes back to the form with other characters or another setting. */
  function takeAlternative({ characters, setting }: Alternative) {
    leave();
    form.change({ ...(characters && { characters }), ...(setting && { setting }) });
  }

  /** Goes back to the form with presets only: the family's own words cannot be checked right now. */
  function takePresets(options: StoryOptions) {
    leave();
    form.change(presetsOnly(options, Math.random));
  }

  const resume = useEffectEvent(() => {
    const pending = takePendingOptions(sessionStorage);
    // Whoever came for the next chapter does not want the story that was refused before.
    if (pending === undefined || nextChapterIn(state).continues) return;
    form.reset(pending.values);
    if (pending.asked && missingFields(pending.values).length === 0) void submit(pending.values);
  });
  useEffect(() => {
    if (status === 'signed-in') resume();
  }, [status]);

  const unsaved = latest.data ?? null;
  // What was read on an earlier visit may say that a story is being written although it is finished by now.
  const runningId = unsaved !== null && latest.isFetchedAfterMount && isRunning(unsaved) ? unsaved.id : null;
  const isSlow = useIsLate(status === 'signed-in' && latest.isPending);
  const isAwaited = run === null && !latest.data && (isSlow || latest.failureCount > 0) && isStoryAwaited();
  const filled = useRef<CreatorValues>(undefined);
  const fillAgain = useEffectEvent(() => {
    const now = form.now();
    const kept = keptForm(userId, sessionStorage, { form: 'awaited' });
    const isEmpty = now === creatorDefaults || (now.continues !== undefined && now.message === '');
    if (!kept || !isEmpty || kept.continues?.storyId !== now.continues?.storyId) return;
    filled.current = kept;
    form.reset(kept);
  });
  useEffect(() => {
    if (isAwaited) fillAgain();
  }, [isAwaited]);
  const emptyAgain = useEffectEvent(() => filled.current === form.now() && form.reset(creatorDefaults));
  const followRunning = useEffectEvent(() => {
    if (run === null && !busy && unsaved !== null && unsaved.id !== leftId) watch(follow(unsaved));
  });
  // A page that is opened again without a network cannot ask for the story; it says that the story is not lost.
  useEffect(() => {
    if (!latest.isFetchedAfterMount || !latest.isSuccess || run !== null) return;
    forgetForm(sessionStorage, 'awaited');
    // What was shown meanwhile has become a story: the next form starts empty.
    emptyAgain();
  }, [latest.isFetchedAfterMount, latest.isSuccess, run]);
  // A story that is told, or was stopped, is awaited no more, wherever it was read to its end.
  useEffect(() => {
    if (run === null) return;
    const look = () => {
      const { phase } = run.state();
      if (phase === 'completed' || phase === 'stopped') forgetForm(sessionStorage, 'awaited');
    };
    // A story that was finished before it was opened changes no more.
    look();
    return run.subscribe(look);
  }, [run]);
  // A user who comes back while a story is being written is taken straight to it (P20).
  useEffect(() => {
    if (runningId !== null) followRunning();
  }, [runningId]);

  return {
    form,
    run,
    refused,
    busy: busy || status === 'loading',
    signedIn: status === 'signed-in',
    unsaved: run === null ? unsaved : null,
    isAwaited,
    submit,
    leave,
    refuse,
    refusedField,
    writeAsText,
    /** Sends the form once more, this time for a story in words alone. */
    submitWithoutPictures: () => {
      dismissRefusal();
      form.change({ model: 'deepseek' });
      void submit(form.now());
    },
    takeAlternative,
    takePresets,
    dismissRefusal,
    /** Called before the user leaves to sign in again: the same story is requested on return. */
    keep: () => storePendingOptions(form.now(), sessionStorage),
    startOver: () => {
      close();
      form.reset(creatorDefaults);
      forgetForm(sessionStorage);
      // A next chapter that the page was opened with is dropped, too.
      if (state !== null) navigate(paths.create, { replace: true });
    },
    open: async (generation: Generation) => watch(follow(await newest(generation))),
  };
}

/** Returns the first values of the form: the requested next chapter, those kept in this tab, or the defaults. */
function beginning(state: unknown): CreatorValues {
  const chapter = nextChapterIn(state);
  const kept = keptForm(readStoredSession(localStorage)?.user.id ?? null, sessionStorage);
  // A form kept for another chapter is dropped: that chapter is opened again from its own story.
  if (kept && kept.continues?.storyId === chapter.continues?.storyId) return kept;
  return chapter.continues ? { ...creatorDefaults, ...chapter } : creatorDefaults;
}

function follow(generation: Generation): StoryRun | IllustratedRun {
  return isIllustrated(generation.options) ? IllustratedRun.follow(generation) : StoryRun.follow(generation);
}

/** Returns the generation as it is now; the listed one may be some minutes old. */
async function newest(generation: Generation): Promise<Generation> {
  return callApi<Generation>(generationPath(generation.id)).catch(() => generation);
}
