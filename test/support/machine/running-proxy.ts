/** A proxy of `deploy/` before two webs, until it is stopped. */
export interface RunningProxy {
  /** Its address without TLS, which the example does not have. */
  url: string;
  /** A line for each call, with the status after the quoted request line. */
  calls: () => string[];
  /** Of its own. */
  troubles: () => string[];
  /** Nothing is left of it then. */
  stop: () => Promise<void>;
}
