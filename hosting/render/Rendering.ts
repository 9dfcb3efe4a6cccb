import type { HostingRules } from '../rules';

/** What the rules for a host are written from. */
export interface Rendering {
  rules: HostingRules;
  /** Where the site begins, with a slash at both ends. */
  baseUrl: string;
  /** Every file of the build, below the base URL, with a leading slash. */
  paths: readonly string[];
}
