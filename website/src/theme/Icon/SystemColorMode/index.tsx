// Replaces upstream's: the toggle does not follow the system, so it never shows it.
export default function IconSystemColorMode(): null {
  return null;
}
