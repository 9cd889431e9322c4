/* The buttons of the page of changes. */

for (const button of document.querySelectorAll('button[data-id]')) {
  button.addEventListener('click', async () => {
    const answer = await fetch('/undo', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: Number(button.dataset.id) }),
    });

    if (answer.ok) location.reload();
    else document.querySelector('[role="alert"]').textContent = (await answer.json()).error;
  });
}
