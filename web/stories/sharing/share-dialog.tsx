import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Send } from 'lucide-react';
import { useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { sharedSoundPath } from '#domain/stories/narration/api.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import type { StoryShare } from '#domain/stories/share.ts';
import { ApiError, callApi } from '../../platform/api.ts';
import { copy, shareWithDevice } from '../../platform/device/device-share.ts';
import { useFailureWords } from '../../platform/use-failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { takeFocus } from '../../ui/focus/take-focus.ts';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LiveRegion } from '../../ui/states/live-region.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { useNarrates, wholeNarrationQuery } from '../listening/queries.ts';
import { ReportButton } from '../reports/report-button.tsx';
import type { Reported } from '../reports/report-dialog.tsx';
import { shareAddress, sharesQuery, useShare, useUnshare } from './queries.ts';

type Props = { story: Shareable; onClose: () => void };

/** A story that can be shared by a link. */
export type Shareable = { id: string; title: string; options: Pick<StoryOptions, 'language' | 'ageGroup'> };

/** Asks before it creates a story's private link, shows an existing one, and withdraws it (STORY-12). */
export function ShareDialog({ story, onClose }: Props) {
  const t = useTranslations('reading.share');
  const { data: shares } = useQuery({ ...sharesQuery, refetchOnMount: 'always' });
  const make = useShare(story.id);
  const why = useFailureWords();
  const unshare = useUnshare();
  const share = shares?.find(({ storyId }) => storyId === story.id);
  const closed = useRef(false);

  function close() {
    closed.current = true;
    onClose();
  }

  /** A dialog that is closed meanwhile stops no request: that there is a link now is said all the same. */
  async function makeLink() {
    const made = await make.mutateAsync().catch(() => null);
    if (made && closed.current) toast.success(t('madeAfterAll'));
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      title={share ? t('title') : t('question')}
      description={share === undefined && t('explain')}
      actions={
        share === undefined && (
          <>
            <Button look="secondary" onClick={close}>
              {t('cancel')}
            </Button>
            <Button busy={make.isPending} onClick={() => void makeLink()}>
              {t('make')}
            </Button>
          </>
        )
      }
    >
      {make.error && (
        <div className="mb-4">
          <Notice tone="problem" actions={isRefused(make.error) && <ReportButton flush about={refusedShare(story)} />}>
            {why(make.error, t(problemOf(make.error)))}
          </Notice>
        </div>
      )}
      {shares === undefined && <Spinner label={t('listLoading')} />}
      <LiveRegion>{make.isPending ? t('making') : make.isSuccess && share && t('made')}</LiveRegion>
      {share && (
        <Link
          share={share}
          isNew={make.isSuccess}
          busy={unshare.isPending}
          onRevoke={() => unshare.mutate(story.id, { onSuccess: onClose })}
        />
      )}
    </Dialog>
  );
}

type LinkProps = {
  share: StoryShare;
  /** It was just made, by a button that is gone with the question: the focus goes on to what one does next. */
  isNew: boolean;
  busy: boolean;
  onRevoke: () => void;
};

function Link({ share, isNew, busy, onRevoke }: LinkProps) {
  const t = useTranslations('reading.share');
  const format = useFormatter();
  const url = shareAddress(share);
  return (
    <div className="grid gap-4">
      <p>
        {t('ready')}{' '}
        <span className="text-ink-soft">
          {t('since', { date: format.dateTime(new Date(share.createdAt), { dateStyle: 'long' }) })}
        </span>
      </p>
      <Field label={t('link')}>
        <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          ref={isNew ? takeFocus : undefined}
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={async () => ((await copy(url)) ? toast.success(t('linkCopied')) : toast.problem(t('failed')))}
        >
          {t('copy')}
        </Button>
        {'share' in navigator && (
          <Button
            look="secondary"
            icon={<Send aria-hidden="true" className="size-5" />}
            onClick={() => void shareWithDevice({ title: share.title, url })}
          >
            {t('send')}
          </Button>
        )}
        <Button look="quiet" busy={busy} onClick={onRevoke}>
          {t('revoke')}
        </Button>
      </div>
      <SharedSound storyId={share.storyId} />
    </div>
  );
}

/** Lets the parent allow the story's sound for the link. Not shown where there is no sound but the device's. */
function SharedSound({ storyId }: { storyId: string }) {
  const t = useTranslations('reading.share');
  const client = useQueryClient();
  const narrates = useNarrates();
  const queryKey = ['stories', 'shares', storyId, 'sound'];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      callApi<{ allowed: boolean }>(sharedSoundPath(storyId), { signal, like: { allowed: false } }),
    retry: false,
    enabled: narrates === true,
  });
  const change = useMutation({
    mutationFn: (allowed: boolean) =>
      callApi<{ allowed: boolean }>(sharedSoundPath(storyId), { method: 'PUT', body: { allowed } }),
    onSuccess: (kept) => client.setQueryData(queryKey, kept),
    onError: () => toast.problem(t('failed')),
  });
  const { data: whole } = useQuery({ ...wholeNarrationQuery(storyId), enabled: data !== undefined });
  if (!data) return null;
  const allowed = change.isPending ? change.variables : data.allowed;
  return (
    <label className="flex min-h-11 items-start gap-3">
      <Checkbox checked={allowed} onChange={(event) => change.mutate(event.target.checked)} />
      <span>
        {t('sound')}
        <span className="block text-ink-soft text-sm">{t('soundHint')}</span>
        <span role="status" className="block font-medium text-sm empty:hidden">
          {allowed && whole === null && t('soundNeeds')}
        </span>
      </span>
    </label>
  );
}

const isRefused = (error: Error) => error instanceof ApiError && error.code === 'INPUT_REFUSED';

/** The report about a refused link; the title is sent with the text if the parent allows it. */
const refusedShare = ({ id, title, options: { language, ageGroup } }: Shareable): Reported => ({
  kind: 'refused_wrongly',
  storyId: id,
  wish: title,
  language,
  ageGroup,
});

/** Returns the text key that says why no link was made. */
function problemOf(error: Error): 'refusedTitle' | 'refusedContent' | 'notTold' | 'unread' | 'failed' {
  if (error instanceof ApiError && error.code === 'STORY_NOT_TOLD') return 'notTold';
  if (error instanceof ApiError && error.code === 'READER_AWAY') return 'unread';
  if (!(error instanceof ApiError) || error.code !== 'INPUT_REFUSED') return 'failed';
  return error.details.field === 'title' ? 'refusedTitle' : 'refusedContent';
}
