// On the creator and the shelf, of which only the frame was rendered: asks for what they show first while the scripts
// come. `start.js` calls it and waits for what it answers: when this page is ready for its scripts.
window.lunataleFirstAnswer = (page, painted, isListening) => {
  /** Puts into the shelf's frame what is known of it already; web/stories/components/shelf-frame.tsx says how it looks. */
  const showShelf = ({ stories }, owner) => {
    const frame = document.querySelector('[data-first-look]');
    if (isListening() || !frame) return;
    const copyOf = (name) => frame.querySelector(`template[data-${name}]`).content.firstElementChild.cloneNode(true);
    if (stories.length === 0) frame.prepend(copyOf('empty'));
    // What is not needed keeps its place: nothing moves.
    for (const [index, card] of [...frame.lastElementChild.children].entries()) {
      const story = stories[index];
      if (!story) card.style.visibility = 'hidden';
      else {
        const title = Object.assign(copyOf('title'), { textContent: story.title });
        title.lang = story.options.language === 'spanish' ? 'es' : 'en';
        card.lastElementChild.firstElementChild.replaceWith(title);
        // As web/stories/components/card-picture.tsx asks for it: fetched once.
        const picture = copyOf('picture');
        const found = story.images?.[0]?.url;
        if (index > 1) picture.loading = 'lazy';
        if (found) picture.srcset = `${found}?w=480 480w, ${found}?w=960 960w`;
        picture.src = found
          ? `${found}?w=480`
          : `/storage/v1/object/public/story-images/stories/${owner}/${story.id}/cover.svg`;
        card.firstElementChild.append(picture);
      }
    }
  };
  /**
   * Asks for what the page shows first while the scripts come; web/platform/early-answer.ts takes it. Answers when it
   * is shown, or will not be.
   */
  const askEarly = async (path, show) => {
    try {
      const { access_token: token, expires_at, user } = JSON.parse(localStorage.getItem('lunatale-auth'));
      if (expires_at * 1000 < Date.now()) return;
      const answer = fetch(path, { headers: { authorization: `Bearer ${token}` } });
      const early = { at: Date.now(), path, token, answer };
      window.lunataleEarly = early;
      const response = await answer;
      if (!response.ok) return;
      early.read = await response.clone().json();
      show?.(early.read, user.id);
    } catch {}
  };
  if (page === 'create') {
    askEarly('/api/identity/family');
    return painted;
  }
  const shown = location.search === '' && askEarly('/api/stories', showShelf);
  // A quick answer is painted before all else; for a slow one nothing waits.
  const soon = new Promise((resolve) => setTimeout(resolve, 100));
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return painted.then(() => Promise.race([shown, soon])).then(nextFrame);
};
