import document from "../../generated/invoke.openapi.json";
import type {
  GatewayInvokeError,
  GatewayInvokeFrame,
  GatewayInvokeResponse,
} from "../../generated/types";
import type { OpenApiDocument } from "../../scripts/contract/openapi";
import { post } from "./beacon";
import type { TestGateway } from "./gateway";
import { createOpenApiCheck } from "./openapi-check";
import { openSseReader } from "./sse-reader";

const OPERATION = "/paths/~1{agentId}~1v1~1invoke/post";

const check = createOpenApiCheck(document as unknown as OpenApiDocument);

/** What an invoke was answered. */
export interface InvokeAnswer {
  status: number;
  headers: Headers;
  body: GatewayInvokeResponse & GatewayInvokeError;
}

/** A caller of an agent by REST invoke. */
export interface InvokeClient {
  url: string;
  /** Sends a body, as text or as JSON. */
  invoke(body: unknown, headers?: Record<string, string>): Promise<InvokeAnswer>;
  /** The frames of a streamed answer. */
  frames(body: object, headers?: Record<string, string>): Promise<GatewayInvokeFrame[]>;
  /** Opens a stream, to be read frame by frame. */
  stream(body: object): ReturnType<typeof openSseReader>;
}

/** The fault that a value has against a part of the published OpenAPI document, by JSON pointer. */
export function openApiFault(pointer: string, value: unknown): string | undefined {
  return check.faultAt(`${OPERATION}${pointer}/schema`, value);
}

/**
 * A client whose every exchange is held against the published OpenAPI document, both ways: each
 * response against the schema of its status, and a request that an agent got against the request's.
 */
export function createInvokeClient(
  gateway: TestGateway,
  agentId: string,
  key: string,
): InvokeClient {
  const url = `${gateway.endpoint(agentId)}/v1/invoke`;
  const base = { "Content-Type": "application/json", "X-Agent-API-Key": key };
  const streaming = { ...base, Accept: "text/event-stream" };
  return {
    url,
    async invoke(body, headers = {}) {
      const response = await post(url, body, { ...base, ...headers });
      const answer = (await response.json()) as InvokeAnswer["body"];
      const { status } = response;
      expect(openApiFault(`/responses/${status}/content/application~1json`, answer)).toBe(
        undefined,
      );
      if ([200, 409, 503, 504].includes(status))
        expect(openApiFault("/requestBody/content/application~1json", parsed(body))).toBe(
          undefined,
        );
      return { status, headers: response.headers, body: answer };
    },
    async frames(body, headers = {}) {
      const reader = await openSseReader(url, body, { ...streaming, ...headers });
      expect(reader.contentType).toBe("text/event-stream");
      const frames = (await reader.rest()).map(({ data }) => JSON.parse(data) as object);
      for (const frame of frames)
        expect(openApiFault("/responses/200/content/text~1event-stream", frame)).toBe(undefined);
      return frames as GatewayInvokeFrame[];
    },
    stream: (body) => openSseReader(url, body, streaming),
  };
}

function parsed(body: unknown): unknown {
  return typeof body === "string" ? JSON.parse(body) : body;
}
