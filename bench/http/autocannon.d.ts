/** What is used of autocannon, which has no types of its own. */
declare module "autocannon" {
  namespace autocannon {
    type Request = {
      method: "GET" | "POST" | "PATCH";
      path: string;
      headers?: Record<string, string>;
      body?: string;
      setupRequest?(request: Request): Request;
      onResponse?(status: number, body: string): void;
    };
    type Options = {
      url: string;
      connections: number;
      duration: number;
      idReplacement?: boolean;
      requests: Request[];
      setupClient?(client: { setRequests(requests: Request[]): void }): void;
    };
    type Result = { requests: { total: number }; duration: number; non2xx: number; errors: number };
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export default autocannon;
}
