/** Within this many pixels of the end the view follows the text; farther up it does not (GEN-08, GEN-09). */
const followDistance = 100;

export function isNearBottom(box: { scrollTop: number; scrollHeight: number; clientHeight: number }): boolean {
  return box.scrollHeight - box.clientHeight - box.scrollTop <= followDistance;
}
