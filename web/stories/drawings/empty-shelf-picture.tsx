import emptyShelf from '../../.art/empty-shelf.svg';

/** The library before its first story; decorative. */
export function EmptyShelfPicture() {
  return (
    // Lazy, so that a shelf with stories does not fetch it with its frame, which holds it for one without.
    <img
      src={emptyShelf}
      alt=""
      loading="lazy"
      width={560}
      height={340}
      className="h-auto w-72 max-w-full"
      draggable={false}
    />
  );
}
