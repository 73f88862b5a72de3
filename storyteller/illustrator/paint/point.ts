/** A point in a drawing: x to the right, y down. */
export interface Point {
  x: number;
  y: number;
}
