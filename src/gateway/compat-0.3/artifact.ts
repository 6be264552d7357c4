import type * as v03 from "../../../generated/a2a-0.3/types";
import type { Artifact } from "../../../generated/types";
import { partFrom03, partTo03 } from "./part";
import { present } from "./present";

export function artifactFrom03(artifact: v03.Artifact): Artifact {
  return {
    ...present(artifact, "artifactId", "name", "description"),
    parts: artifact.parts.map(partFrom03),
    ...present(artifact, "metadata", "extensions"),
  };
}

export function artifactTo03(artifact: Artifact): v03.Artifact {
  return {
    ...present(artifact, "artifactId", "name", "description"),
    parts: artifact.parts.map(partTo03),
    ...present(artifact, "metadata", "extensions"),
  };
}
