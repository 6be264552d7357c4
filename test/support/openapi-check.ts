import Ajv, { type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import {
  type OpenApiDocument,
  operationsOf,
  type PlacedOperation,
} from "../../scripts/contract/openapi";
import type { Exchange } from "./contract-check";

/** Holds exchanges, and parts of them, against a published OpenAPI document. */
export interface OpenApiCheck {
  /** The fault that a value has against the schema at a JSON pointer into the document. */
  faultAt(pointer: string, value: unknown): string | undefined;
  /** Whether a path, without a closing slash, is one of the document's. */
  describes(path: string): boolean;
  /**
   * Why a response is not one that the document has for its request; or why what was asked is not, where
   * it was done.
   */
  faultOf(exchange: Exchange): string | undefined;
}

const JSON_MEDIA = "application/json";

/** @param document as it was generated, which is how it is served */
export function createOpenApiCheck(document: OpenApiDocument): OpenApiCheck {
  const id = document.info.title.replaceAll(" ", "-");
  const ajv = new Ajv({ strict: false, discriminator: true });
  addFormats(ajv);
  ajv.addSchema(document, id);

  const validators = new Map<string, ValidateFunction>();
  const validatorAt = (pointer: string) => {
    const known = validators.get(pointer);
    if (known) return known;
    const validate = ajv.compile({ $ref: `${id}#${encodeURI(pointer)}` });
    validators.set(pointer, validate);
    return validate;
  };
  const faultAt = (pointer: string, value: unknown) => {
    const validate = validatorAt(pointer);
    return validate(value) ? undefined : `${pointer}: ${ajv.errorsText(validate.errors)}`;
  };

  const routes = operationsOf(document).map((place) => ({
    place,
    pattern: new RegExp(`^${place.path.replace(/\{\w+\}/g, "([^/]+)")}$`),
  }));
  const routesOf = (path: string) => routes.filter(({ pattern }) => pattern.test(path));

  const responseFault = (place: PlacedOperation, { status, responseBody }: Exchange) => {
    const pointer = pointerTo(place, "responses", String(status));
    const response = place.operation.responses[status];
    if (!response) return `${place.operation.operationId} has no response of this status`;
    const at = "$ref" in response ? response.$ref.slice(1) : pointer;
    return faultAt(`${at}/content/${escape(JSON_MEDIA)}/schema`, JSON.parse(responseBody));
  };

  const requestFault = (place: PlacedOperation, { query, requestBody }: Exchange) => {
    const given = new URLSearchParams(query);
    for (const { name, schema, ...parameter } of place.parameters) {
      const text = parameter.in === "query" ? given.get(name) : null;
      given.delete(name);
      if (text === null) continue;
      const resolved = schema.$ref ? pointerOf(document, schema.$ref) : schema;
      const value = resolved.type === "integer" ? Number(text) : text;
      const fault = ajv.validate(resolved, value) ? undefined : ajv.errorsText();
      if (fault) return `${name}: ${fault}`;
    }
    if (place.parameters.some((parameter) => parameter.in === "query") && given.size > 0)
      return `parameters that there are not: ${[...given.keys()].join()}`;
    if (!place.operation.requestBody) return undefined;
    const pointer = `${pointerTo(place, "requestBody", "content", JSON_MEDIA)}/schema`;
    return faultAt(pointer, JSON.parse(requestBody.toString("utf8")));
  };

  return {
    faultAt,
    describes: (path) => routesOf(path).length > 0,
    faultOf(exchange) {
      const path = exchange.path.replace(/(.)\/$/, "$1");
      const ofPath = routesOf(path).map(({ place }) => place);
      const method = exchange.method === "HEAD" ? "GET" : exchange.method;
      const place = ofPath.find((candidate) => candidate.method === method);
      const { status, contentType } = exchange;
      if (contentType !== JSON_MEDIA) return `content type ${contentType}`;
      // Every operation of a path refuses other methods alike.
      const described = place ?? (status === 405 ? ofPath[0] : undefined);
      if (!described) return "a method that the path has not";
      const fault = responseFault(described, exchange);
      return fault ?? (status < 300 ? requestFault(described, exchange) : undefined);
    },
  };
}

function pointerTo({ path, method }: PlacedOperation, ...rest: string[]): string {
  return ["", "paths", path, method.toLowerCase(), ...rest].map(escape).join("/");
}

/** A step of a JSON pointer (RFC 6901 §3). */
function escape(step: string): string {
  return step.replaceAll("~", "~0").replaceAll("/", "~1");
}

function pointerOf(document: OpenApiDocument, ref: string): { type?: unknown } {
  return ref
    .split("/")
    .slice(1)
    .reduce<any>((node, step) => node[step], document);
}
