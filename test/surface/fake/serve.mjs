// A server as bare as can be: JSON-RPC over standard input and output, a message a line. What it
// answers is given by the script that imports this.
import { createInterface } from "node:readline";

export const send = (message) => process.stdout.write(`${typeof message === "string" ? message : JSON.stringify(message)}\n`);

/** @param methods method → (params, id) → result; a thrown `{ code, message }` is a JSON-RPC error; undefined answers nothing */
export function serve(methods) {
  const all = {
    initialize: ({ protocolVersion }) => ({ protocolVersion, capabilities: { tools: {} }, serverInfo: { name: "fake", version: "1.0.0" } }),
    ...methods,
  };
  createInterface({ input: process.stdin }).on("line", async (line) => {
    const { id, method, params } = JSON.parse(line);
    if (id === undefined) return;
    const answer = Object.hasOwn(all, method) ? all[method] : undefined;
    if (answer === undefined) return send({ jsonrpc: "2.0", id, error: { code: -32601, message: `no method ${method}` } });
    try {
      const result = await answer(params, id);
      if (result !== undefined) send({ jsonrpc: "2.0", id, result });
    } catch (error) {
      send({ jsonrpc: "2.0", id, error: { code: error.code ?? -32603, message: error.message } });
    }
  });
}

export const tool = (name, more = {}) => ({ name, description: `Shows ${name}.`, inputSchema: { type: "object", properties: {} }, ...more });
