/** A number with its unit in a phrase, and the components that say it; none where it is not the SDK's. */
export interface SaidNumber {
  index: number;
  written: string;
  components: string[];
}
