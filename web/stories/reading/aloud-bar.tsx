import { Gauge, Pause, Play, Square, Timer } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { clearBottom } from '../../ui/bottom-bar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import type { PageLight } from '../components/book-page.tsx';
import { barLooks } from './bar-looks.ts';
import { type ReadAloud, type Speed, speeds } from './read-aloud.ts';
import { useSpoken } from './use-read-aloud.ts';

/** Minutes to choose from for falling asleep. */
const timers = [5, 10, 15, 30];

type Props = { aloud: ReadAloud; box: RefObject<HTMLElement | null>; full: boolean; light: PageLight };

/** While the device reads: pause, stop, speed and sleep timer, within reach of the thumb. */
export function AloudBar({ aloud, box, full, light }: Props) {
  const t = useTranslations('reading.aloud');
  const { phase, speed, timerMinutes } = useSpoken(aloud, box);
  if (phase === 'silent') return null;
  const reading = phase === 'reading';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a few controls are no fieldset
    <div
      ref={clearBottom}
      role="group"
      aria-label={t('controls')}
      className={classNames(
        'flex flex-wrap items-center justify-center gap-2 border-hairline px-3 py-2 text-ink shadow-lifted print:hidden',
        full
          ? classNames('absolute inset-x-0 bottom-0 pb-[calc(0.5rem+env(safe-area-inset-bottom))]', barLooks[light])
          : 'sticky bottom-2 z-10 rounded-xl border bg-surface',
      )}
    >
      <IconButton
        label={reading ? t('pause') : t('play')}
        icon={
          reading ? <Pause aria-hidden="true" className="size-6" /> : <Play aria-hidden="true" className="size-6" />
        }
        onClick={() => (reading ? aloud.pause() : aloud.resume())}
      />
      <IconButton
        label={t('stop')}
        icon={<Square aria-hidden="true" className="size-5" />}
        onClick={() => aloud.stop()}
      />
      <div className="flex flex-[1_0_9rem] items-center gap-1.5 sm:flex-none">
        <Gauge aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <div className="min-w-0 flex-1 sm:w-36">
          <Select
            aria-label={t('speed')}
            value={speed}
            onChange={(event) => aloud.setSpeed(event.target.value as Speed)}
          >
            {(Object.keys(speeds) as Speed[]).map((each) => (
              <option key={each} value={each}>
                {t(each)}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <div className="flex flex-[1_0_9rem] items-center gap-1.5 sm:flex-none">
        <Timer aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <div className="min-w-0 flex-1 sm:w-36">
          <Select
            aria-label={t('timer')}
            value={timerMinutes ?? ''}
            onChange={(event) => aloud.setTimer(event.target.value === '' ? null : Number(event.target.value))}
          >
            <option value="">{t('timerOff')}</option>
            {timers.map((minutes) => (
              <option key={minutes} value={minutes}>
                {t('timerMinutes', { minutes: String(minutes) })}
              </option>
            ))}
          </Select>
        </div>
      </div>
    </div>
  );
}
