/** A proxy of `deploy/` before two webs, until it is stopped. */
export interface RunningProxy {
  /** Where it answers without TLS, beside what the example says. */
  url: string;
  /** A line for each call, with the status that follows what was asked for in quotes. */
  calls: () => string[];
  /** Of its own. */
  troubles: () => string[];
  /** Nothing is left of it then. */
  stop: () => Promise<void>;
}
