import { useState } from 'react';
import emptyShelf from '../../.art/empty-shelf.svg';

/** The picture of a library before its first story; decorative, and left out if it does not load: none is broken offline. */
export function EmptyShelfPicture() {
  const [missing, setMissing] = useState(false);
  if (missing) return null;
  return (
    // Lazy: the server's frame contains it for an empty shelf, and a shelf with stories must not fetch it.
    <img
      src={emptyShelf}
      alt=""
      loading="lazy"
      width={560}
      height={340}
      className="h-auto w-72 max-w-full"
      draggable={false}
      onError={() => setMissing(true)}
    />
  );
}
