import { UserRound } from 'lucide-react';
import { useState } from 'react';

type Props = { url: string | null; className?: string };

/** A person's picture, or a plain figure if there is none or it fails to load. Decorative only. */
export function Avatar({ url, className = 'size-9' }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (url !== null && failed !== url) {
    return (
      <img
        src={url}
        alt=""
        referrerPolicy="no-referrer"
        onError={() => setFailed(url)}
        className={`${className} rounded-full bg-raised object-cover`}
      />
    );
  }
  return (
    <span className={`${className} inline-flex items-center justify-center rounded-full bg-raised text-ink`}>
      <UserRound aria-hidden="true" className="size-5" />
    </span>
  );
}
