"""Leaves a message with a Beacon through the official A2A SDK: python first_contact.py [base URL]"""

import asyncio
import json
import sys
import uuid

from a2a.client import create_client
from a2a.types import GetTaskRequest, Message, Part, Role, SendMessageRequest, Task, TaskState
from google.protobuf.json_format import MessageToDict


async def main(base_url: str) -> None:
    async with await create_client(base_url) as client:
        message = Message(
            message_id=str(uuid.uuid4()),
            role=Role.ROLE_USER,
            parts=[Part(text="Hello. We found your Beacon and would like a human to know.")],
        )
        task = await send(client, message)
        print("task   ", task.id)
        print("state  ", TaskState.Name(task.status.state))
        print("receipt", json.dumps(MessageToDict(task.metadata)["receipt"], indent=2))

        task = await client.get_task(GetTaskRequest(id=task.id))
        since = task.status.timestamp.ToJsonString()
        print("status ", TaskState.Name(task.status.state), "since", since)


async def send(client, message: Message) -> Task:
    """The SDK answers events; a Beacon does not stream, so its one event is the task."""
    async for event in client.send_message(SendMessageRequest(message=message)):
        return event.task


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8080"))
