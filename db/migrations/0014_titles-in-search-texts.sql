-- A search looks into one text and not into two: the title stands in it, where the story's beginning does not say it.
UPDATE "stories" SET "search_text" = split_part("search_text", e'\x1f', 1) || e'\x1f' || "title_key" || e'\n' || split_part("search_text", e'\x1f', 2)
WHERE strpos(split_part("search_text", e'\x1f', 2), "title_key") = 0;
