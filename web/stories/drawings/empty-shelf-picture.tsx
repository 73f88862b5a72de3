import emptyShelf from '../../.art/empty-shelf.svg';

/** The library before its first story; decorative. */
export function EmptyShelfPicture() {
  return <img src={emptyShelf} alt="" width={560} height={340} className="h-auto w-72 max-w-full" draggable={false} />;
}
