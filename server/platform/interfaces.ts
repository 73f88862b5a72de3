/** Whether a path belongs to the programming interface: an unknown path below these is missing, never a page. */
export function isInterface(path: string): boolean {
  return /^\/(?:(?:api|auth\/v1|functions|storage|oauth|mcp)(?:\/|$)|\.well-known\/oauth-)/.test(path);
}
