import { useEffect, useState } from 'react';

/** How long a message can be found by browsing after it was announced, in milliseconds. */
const stays = 10_000;

type Props = {
  children: string | false | null | undefined;
  urgency?: 'polite' | 'assertive';
  /** It is also seen, and stays. */
  visible?: boolean;
  /** A change of it announces the same words again. */
  occasion?: string;
};

/**
 * Announces its text to screen readers whenever it changes, and is empty 10 seconds later: nobody should come across
 * news that is no longer true. Keep it mounted and change only its content.
 */
export function LiveRegion({ children, urgency = 'polite', visible = false, occasion = '' }: Props) {
  const message = `${occasion} ${children}`;
  const [over, setOver] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setOver(message), stays);
    return () => clearTimeout(timer);
  }, [message]);
  // The same words may come again later.
  if (over !== '' && over !== message) setOver('');
  return (
    <div aria-live={urgency} aria-atomic="true" className={visible ? undefined : 'sr-only'}>
      {children && (visible || over !== message) && <span key={message}>{children}</span>}
    </div>
  );
}
