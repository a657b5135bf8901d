#!/bin/sh
# Puts the program of another commit in place, with the texts of today: made aside, taken up when it is whole.
#
#   hosting/update.sh origin/main   what the programmers have published
#   hosting/update.sh prima         the program before the last time
set -eu
cd "$(dirname "$0")/.."
aside=../canneto-aside
leave() { echo "$1"; exit 1; }

# Read whole before it runs: it replaces itself too.
{
  git fetch --quiet origin || echo "The forge does not answer: what is known of it is taken."
  git rev-parse --quiet --verify "$1^{commit}" >/dev/null || leave "There is no $1."
  before=$(git rev-parse HEAD)
  git worktree remove --force "$aside" 2>/dev/null || git worktree prune
  git worktree add --quiet --detach "$aside" HEAD
  (
    cd "$aside"
    site="-c user.name=Sito -c user.email=sito@localhost"
    # Of the texts both sides stay; the program is theirs alone, also where it goes back.
    git $site merge --quiet --no-commit --no-ff "$1" >/dev/null || true
    git restore --source="$1" --staged --worktree -- . ':(exclude)content'
    git $site commit --quiet --allow-empty --message "Programma di $1" || leave "The texts differ in the same lines: merge them by hand."
    published=$(git rev-parse --quiet --verify refs/redazione/pubblicato || echo HEAD)
    git merge-base --is-ancestor "$published" HEAD || leave "What the desk has published is on another branch: git switch there first."
    npm run build
  )
  git merge --quiet --ff-only "$(git -C "$aside" rev-parse HEAD)" || leave "Somebody has published meanwhile: once more."
  git diff --quiet "$before" HEAD -- . ':(exclude)content' || git tag --force prima "$before" >/dev/null
  for part in node_modules build; do
    mv "$part" "$aside/$part-before"
    mv "$aside/$part" "$part"
  done
  # Newer than the program, or the desk would make another.
  touch build/stamp
  git worktree remove --force "$aside"
  exit
}
