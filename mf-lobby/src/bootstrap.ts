// A remote starts nothing by itself: the shell takes ./slice from the container. The build's own entry leads there as well.
import './slice.tsx';
