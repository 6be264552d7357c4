"""Streams an agent behind a Gateway: python stream_an_agent.py AGENT_URL, with the key in A2A_KEY"""

import asyncio
import os
import sys
import uuid

import httpx
from a2a.client import A2ACardResolver, ClientCallContext, create_client
from a2a.types import (
    GetTaskRequest,
    Message,
    Part,
    Role,
    SendMessageRequest,
    TaskState,
)


async def main(agent_url: str, key: str) -> None:
    # 1. The card is public.
    async with httpx.AsyncClient(headers={"A2A-Version": "1.0"}) as http:
        card = await A2ACardResolver(http, agent_url).get_agent_card()
    print(card.name, "-", card.description)

    # 2. The card says which header carries the key that the agent's owner gave out.
    header = card.security_schemes["agentApiKey"].api_key_security_scheme.name
    context = ClientCallContext(service_parameters={header: key})

    # 3. Send a message, and print the reply as it comes.
    message = Message(
        message_id=str(uuid.uuid4()), role=Role.ROLE_USER, parts=[Part(text="Hello.")]
    )
    async with await create_client(card) as client:
        task_id = ""
        async for event in client.send_message(
            SendMessageRequest(message=message), context=context
        ):
            if event.HasField("task"):
                task_id = event.task.id
            elif event.HasField("artifact_update"):
                for part in event.artifact_update.artifact.parts:
                    print(part.text, end="", flush=True)
            elif event.HasField("status_update"):
                print(f"[{TaskState.Name(event.status_update.status.state)}]")

        # 4. What was streamed can be read again.
        task = await client.get_task(GetTaskRequest(id=task_id), context=context)
        print("task", task.id, TaskState.Name(task.status.state))


if __name__ == "__main__":
    url = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8092/ticker"
    asyncio.run(main(url, os.environ["A2A_KEY"]))
