import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';

const itemClasses = classNames(
  'flex min-h-11 w-full cursor-pointer select-none items-center gap-3 rounded-md px-3 py-2 text-left font-medium text-ink no-underline outline-none',
  'data-highlighted:bg-raised forced-colors:data-highlighted:forced-color-adjust-none forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText]',
);

type Props = {
  /** The button that opens the menu; it needs a name. */
  trigger: ReactElement;
  /** Content above the entries. */
  header?: ReactNode;
  children: ReactNode;
};

/** A button with a menu of actions: arrow keys move, letters jump, Escape closes. It fits the window, and scrolls. */
export function Menu({ trigger, header, children }: Props) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={8} collisionPadding={8} className="z-50">
          <Base.Popup className="max-h-(--available-height) min-w-60 max-w-[calc(100vw-1rem)] origin-(--transform-origin) rounded-lg border border-hairline bg-surface p-2 text-ink shadow-lifted outline-none overflow-y-auto overscroll-contain transition-opacity duration-150 ease-soft data-ending-style:opacity-0 data-starting-style:opacity-0">
            {header}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type ItemProps = { icon?: ReactNode; onSelect: () => void; children: ReactNode };

/** An entry that does something. */
export function MenuItem({ icon, onSelect, children }: ItemProps) {
  return (
    <Base.Item onClick={onSelect} className={itemClasses}>
      {icon}
      {children}
    </Base.Item>
  );
}

type LinkProps = { icon?: ReactNode; to: string; children: ReactNode };

/** An entry that links to a page of the product. */
export function MenuLink({ icon, to, children }: LinkProps) {
  return (
    <Base.LinkItem closeOnClick render={<Link to={to} />} className={itemClasses}>
      {icon}
      {children}
    </Base.LinkItem>
  );
}

/** Entries that belong together, below a heading that a screen reader says as their group. */
export function MenuGroup({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Base.Group className="not-first:mt-1.5 not-first:border-hairline not-first:border-t not-first:pt-1.5">
      <Base.GroupLabel className="px-3 py-1.5 font-semibold text-ink-soft text-sm">{name}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

/** A line between two groups of entries. */
export function MenuSeparator() {
  return <Base.Separator className="my-1.5 border-hairline border-t" />;
}
