// A remote starts nothing by itself: the shell takes ./slice from the container. The build's own entry also imports it.
import './slice.tsx';
