import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { takeFocus } from '../focus/take-focus.ts';

const tones = {
  info: { look: 'bg-sky-wash', mark: 'text-sky', Icon: Info },
  success: { look: 'bg-moss-wash', mark: 'text-moss', Icon: CircleCheck },
  problem: { look: 'bg-rose-wash', mark: 'text-rose', Icon: TriangleAlert },
};

type Props = {
  tone?: keyof typeof tones;
  /** It answers what was just asked for, and takes the focus when it appears. */
  focused?: boolean;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

/** A calm box in the page: what happened, what was kept, what to do next. A problem is announced at once. */
export function Notice({ tone = 'info', focused = false, title, children, actions }: Props) {
  const { look, mark, Icon } = tones[tone];
  const id = useId();
  return (
    <div
      ref={focused ? takeFocus : undefined}
      tabIndex={focused ? -1 : undefined}
      {...(focused && title && { 'aria-labelledby': id })}
      role={tone === 'problem' ? 'alert' : focused ? 'group' : undefined}
      className={classNames('flex gap-3 rounded-lg p-4 text-ink forced-colors:border', look)}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', mark)} />
      <div className="grid min-w-0 flex-1 gap-2">
        {title && (
          <p id={id} className="font-semibold">
            {title}
          </p>
        )}
        {children}
        {actions && <div className="mt-1 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
